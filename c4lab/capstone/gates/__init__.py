"""The gates that an engine has to pass, one a module."""
