# Everything runs in .venv, which bootstrap.py makes; without make, see README.md.
PYTHON ?= python3
VENV ?= .venv/bin/python
# Without it, each process that a test starts compiles all that it imports.
export PYTHONDONTWRITEBYTECODE :=
PYTEST := $(VENV) -m pytest -p no:nbval
# Without the plugins that come by themselves: nbval would be there before the other one.
NBVAL := PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 $(VENV) -m pytest -p tests.no_grammar -p nbval.plugin \
  --nbval-lax --nbval-cell-timeout=120
# Without the tests that take seconds, and with fewer of hypothesis's examples.
QUICK := -n 2 -m "not slow" --hypothesis-profile=check

.PHONY: help lab test check unit every answers books notebooks clean learner author lint javascript site serve-site test-site

help:
	@echo "make lab         open the workbook in JupyterLab"
	@echo "make test        test everything, in the browser too (some six minutes)"
	@echo "make check       lint, types and unit tests (half a minute)"
	@echo "make notebooks   rebuild the notebooks from their text sources"
	@echo "make site        build the site that runs in a browser tab; make serve-site shows it"
	@echo "make clean       remove the environment and what tools left behind"

learner:
	@"$(PYTHON)" bootstrap.py

author:
	@"$(PYTHON)" bootstrap.py test

lab: learner
	$(VENV) -m jupyterlab --ServerApp.ip=127.0.0.1 --ServerApp.root_dir="$$PWD" \
	  $$(test "$$(id -u)" = 0 && echo --allow-root) --LabApp.default_url=/lab/tree/notebooks/00_welcome.ipynb

# TypeScript and ESLint, which npm installs once: nothing but this check needs them.
javascript:
	@if ! command -v npm >/dev/null; then \
	  echo "The JavaScript was not checked: npm is not on the path."; \
	elif ! $(MAKE) --silent node_modules/.package-lock.json; then \
	  echo "The JavaScript was not checked: npm could not install its tools."; \
	else npm run --silent check; fi

node_modules/.package-lock.json: package.json package-lock.json
	npm ci --loglevel=error
	@touch $@

lint: author
	$(VENV) -m ruff check .
	$(VENV) -m ruff format --check .
	$(VENV) -m mypy
	$(dir $(VENV))lint-imports --no-cache

check:
	@$(MAKE) --no-print-directory -j3 lint javascript unit

test:
	@$(MAKE) --no-print-directory -j3 lint javascript every books

unit: author
	$(PYTEST) $(QUICK)

# Three on two cores: a browser, a compiler and an answer's time limit are often waited for. In a new
# clone each of the three would compile all that it imports.
every: author
	@$(VENV) -m compileall -q c4lab tools
	$(PYTEST) -n 3 --durations=20

# All answers of all exercises, of which `every` tries a share.
answers: author
	C4LAB_ALL_ANSWERS=1 $(PYTEST) -n 3 tests/answers

books: author
	$(NBVAL) exercises solutions

notebooks: author
	$(VENV) -m tools build

# The whole series for a browser tab, in dist/site: see tools/site. It needs node and npm.
site: author
	$(VENV) -m tools site build

# `make test` tries the site too, if there is one.
test-site: author
	$(PYTEST) tests/site tests/browser/test_site.py

serve-site: author
	@test -f dist/site/index.html || { echo "There is no site yet: make site builds it."; exit 1; }
	$(VENV) -m http.server --bind 127.0.0.1 --directory dist/site 8800

clean:
	rm -rf .venv node_modules build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
	find . -name .ipynb_checkpoints -prune -exec rm -rf {} +
