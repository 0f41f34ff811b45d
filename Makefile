# The two commands of the README are `make run` and `make test`; each makes its own virtual environment.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help run test check bench shots drawings test-slow test-play test-vm words clean

help:  ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

run: $(VENV)/.run  ## open the table in a window (or play a game without one)
	@$(BIN)/firelight run --simulate

test: $(VENV)/.dev  ## the tests
	@$(BIN)/python -m pytest -n auto

check: $(VENV)/.dev  ## lint, format, types, layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

bench: $(VENV)/.dev  ## the benchmarks, beside their yardsticks
	@$(BIN)/firelight bench

shots: $(VENV)/.run  ## a picture of every screen at every panel size, in shots/
	@$(BIN)/firelight shots shots

drawings: $(VENV)/.run  ## the drawings of the builder's guide, made anew from the data, in hardware/pictures/
	@$(BIN)/firelight drawings hardware/pictures

test-slow: $(VENV)/.dev  ## the long proofs (kill at 200 instants, thousands of games)
	@$(BIN)/python -m pytest -m slow

test-play: $(VENV)/.dev  ## a whole game through a real window, clicks only (needs Xvfb and xdotool)
	@$(BIN)/python -m pytest -m slow tests/window

test-vm: $(VENV)/.dev  ## the whole program in a virtual machine: GPIO lines, touchscreen, real screen (needs root, says what else)
	@$(BIN)/python -m pytest -m slow tests/vm

words: $(VENV)/.dev  ## the texts for translators, taken from the code: ui/text/locale/firelight.pot
	@$(BIN)/pybabel -q extract --no-default-keywords -k words -k plural:1,2 --omit-header --sort-output \
		--add-location=file --width=110 -o ui/text/locale/firelight.pot ui

clean:  ## forget the virtual environment and what was made
	rm -rf $(VENV) frames shots build dist *.egg-info

$(VENV)/.venv:
	@command -v $(PYTHON) >/dev/null || { echo "firelight: needs Python 3.11, 3.12 or 3.13 as '$(PYTHON)'" >&2; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(not (3,11) <= sys.version_info[:2] <= (3,13))' \
		|| { echo "firelight: needs Python 3.11, 3.12 or 3.13, but '$(PYTHON)' is $$($(PYTHON) -V)" >&2; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
		|| { echo "firelight: Python's venv module is missing (on Debian: apt install python3-venv)" >&2; exit 2; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.venv pyproject.toml
	@echo "firelight: installing into $(VENV) (once)"
	@$(BIN)/pip install --quiet --disable-pip-version-check --config-settings editable_mode=compat -e . \
		|| { echo "firelight: packages could not be installed; is there a network?" >&2; exit 2; }
	@touch $@

$(VENV)/.dev: $(VENV)/.run
	@echo "firelight: installing the development tools into $(VENV) (once)"
	@$(BIN)/pip install --quiet --disable-pip-version-check --config-settings editable_mode=compat -e '.[dev,pi,printer]' \
		|| { echo "firelight: packages could not be installed; is there a network?" >&2; exit 2; }
	@touch $@
