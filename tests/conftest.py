"""For all tests: no test depends on how fast the machine is."""

from hypothesis import settings

settings.register_profile("c4lab", deadline=None, max_examples=50)
settings.register_profile("check", settings.get_profile("c4lab"), max_examples=10)
settings.load_profile("c4lab")
