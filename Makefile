# Last Card. Everything runs in .venv, which each target makes, or brings up to date, when it must.

PYTHON ?= python3
SEEDS ?= 2000
KILLS ?= 200
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help env play bot test check coverage mutants soak soak-simulation soak-kill bench lengths strengths endings lock

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 24

env: $(VENV)/.stamp-dev ## make the environment for development

play: $(VENV)/.stamp-sandbox ## play in a browser, without Discord, against computer players
	@$(BIN)/python -m sandbox

bot: $(VENV)/.stamp-run ## run the bot on Discord, with the token in .env
	@$(BIN)/python -m bot

test: $(VENV)/.stamp-dev ## run all tests
	@$(BIN)/python -m pytest -n auto --dist loadfile

check: $(VENV)/.stamp-dev ## run everything that must pass before a commit: form, types, layers, tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory coverage
	@$(BIN)/python -m tests.simulation

# Without the random tests: what only chance reaches is not covered.
RANDOM := properties record_properties record_fuzz against_naive against_openspiel naive
coverage: $(VENV)/.stamp-dev ## see that the examples reach every line and branch of the rules
	@$(BIN)/python -m pytest -q -n auto --dist loadfile tests/bot/engine tests/bot/commands/test_verify.py \
		$(RANDOM:%=--ignore=tests/bot/engine/test_%.py) --cov=bot/engine --cov-branch --cov-fail-under=100

mutants: $(VENV)/.stamp-dev ## put faults into the rules, one at a time, and see whether the tests notice
	@$(BIN)/python -m tests.mutation

soak: $(VENV)/.stamp-dev ## run the random tests for long: SEEDS=2000 tries each
	SEEDS=$(SEEDS) $(BIN)/python -m pytest -q -n auto --timeout 0 tests/bot

soak-simulation: $(VENV)/.stamp-dev ## kill and restart the whole bot in virtual time: SEEDS=2000 quarters of an hour
	@$(BIN)/python -m tests.simulation $(SEEDS)

soak-kill: $(VENV)/.stamp-dev ## kill the real process: KILLS=200 times while people press, and everything else that can hinder it
	@$(BIN)/python -m tests.processes $(KILLS)

bench: $(VENV)/.stamp-dev ## measure, and print the figures
	@$(BIN)/python -m benchmarks

lengths: $(VENV)/.stamp-dev ## write docs/match-lengths.md anew from thousands of matches between computers
	@$(BIN)/python -m benchmarks._match_lengths

strengths: $(VENV)/.stamp-dev ## measure how strong the computer players are, for docs/computer-players.md; takes hours, goes on where it was
	@mkdir -p build
	@$(BIN)/python -m benchmarks._strengths --write

endings: $(VENV)/.stamp-dev ## play 10,000 matches of each preset between computers alone, and see that all of them end
	@mkdir -p build
	@$(BIN)/python -m benchmarks._endings --write

# Versions already in dev.txt are kept; `make lock UPGRADE=--upgrade` takes the newest that pyproject.toml allows.
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' pyproject.toml
lock: $(VENV)/.stamp-dev ## write requirements/*.txt anew from pyproject.toml
	$(LOCK) --extra dev $(UPGRADE) --output-file requirements/dev.txt
	$(LOCK) --extra sandbox --constraint requirements/dev.txt --output-file requirements/sandbox.txt
	$(LOCK) --constraint requirements/dev.txt --output-file requirements/run.txt

$(VENV)/.stamp-%: requirements/%.txt | $(BIN)/python
	$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes --requirement $<
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Last Card needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
