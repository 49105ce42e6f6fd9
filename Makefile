# `make` alone lists the targets. Every target installs what it needs first.

MINUTES ?= 5
GAMES ?= 100
BENCH ?=
COUNT ?=
SHOTS ?= build/screenshots
UPGRADE ?=
export PYTHON

ENV := tools/venv.sh .venv requirements/build.txt requirements/dev.txt
ENV_BENCH := tools/venv.sh .venv-bench requirements/build.txt requirements/bench.txt
FAST := .venv-fast requirements/build.txt requirements/fast.txt
ENV_FAST := tools/fast.sh $(FAST)
WEB := tools/web.sh
BROWSER := tools/system-packages.sh browser
PROXY := tools/system-packages.sh proxy
PY := .venv/bin/python

CODE := $(wildcard src tests benchmarks tools/*.py hatch_build.py)
LOCK := .venv/bin/uv --quiet pip compile --universal --python-version=3.11 --generate-hashes \
	--custom-compile-command="make lock" $(if $(UPGRADE),--upgrade)
LOCKED := -c requirements/dev.txt -c requirements/bench.txt -c requirements/fast.txt

.DEFAULT_GOAL := help
.PHONY: help play test test-all test-faults fast test-fast fuzz bench bench-server strength instructions lint format lock mutants schema picture screenshots golden clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Play in the browser: a server on a free port of this machine (in the terminal: ardri play)
	@$(ENV)
	@$(WEB)
	@if tools/fast.sh --check $(FAST); then \
		echo "The rules are compiled."; exec .venv-fast/bin/ardri serve --port 0 --open; \
	else \
		echo "The rules are interpreted; \`make fast\` compiles them."; exec .venv/bin/ardri serve --port 0 --open; \
	fi

test: lint ## Lint, then run all tests but the slow ones
	@$(WEB)
	@$(WEB) run test
	@$(BROWSER)
	@$(PROXY)
	@$(PY) -m pytest -n auto -m "not slow"

test-faults: ## Flood servers, kill one 200 times and workers 100 times, fuzz HTTP and WebSockets
	@$(ENV)
	@$(PY) -m pytest -rP tests/faults

test-all: lint ## Lint, then run all tests, and most of them again on the compiled engine
	@$(WEB)
	@$(WEB) run test
	@$(BROWSER)
	@$(PROXY)
	@tools/system-packages.sh deployment
	@$(PY) -m pytest -n auto --ignore tests/faults
	@$(MAKE) --no-print-directory test-faults test-fast

fast: ## Compile the rules with mypyc, into the environment .venv-fast
	@$(WEB)
	@$(ENV_FAST)
	@.venv-fast/bin/ardri doctor

test-fast: fast ## Run all tests but the slow ones on the compiled engine
	@$(BROWSER)
	@$(PROXY)
	@.venv-fast/bin/python -m pytest -n auto -m "not slow and not pure" tests

fuzz: ## Play random games and check everything for MINUTES=5, then dense positions for as long
	@$(ENV)
	@.venv/bin/ardri fuzz --minutes $(MINUTES)
	@.venv/bin/ardri fuzz --dense --minutes $(MINUTES)

bench: ## Measure speed beside other engines (BENCH="--rounds 3" passes options)
	@$(ENV_BENCH)
	@pure=; $(ENV_FAST) || { echo "The rules could not be compiled; measuring the rest."; pure=--pure; }; \
	.venv-bench/bin/python -m benchmarks.run $$pure $(BENCH)

bench-server: ## Measure the server beside a bare echo (BENCH="--rounds 5" passes options)
	@$(ENV)
	@$(ENV_FAST) || echo "The server could not be compiled; measuring it interpreted."
	@$(PY) -m benchmarks.server $(BENCH)

strength: ## Play matches between the bots and write the table of docs/bots.md (GAMES=100 for each match)
	@$(ENV)
	@$(PY) -m benchmarks.strength --games $(GAMES) --write

instructions: ## Count instructions for fixed games and compare with the record (COUNT=--record writes it)
	@$(ENV)
	@$(ENV_FAST) || echo "The rules could not be compiled; counting the interpreted engine alone."
	@$(PY) -m benchmarks.instructions $(COUNT)

lint: ## Check style, types and the import contracts
	@$(ENV)
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy $(CODE)
	@.venv/bin/lint-imports --no-logo
	@$(WEB) run check

format: ## Format the code and apply automatic fixes
	@$(ENV)
	@$(PY) -m ruff check --fix-only .
	@$(PY) -m ruff format .
	@$(WEB) run format

lock: ## Pin the dependencies after a change in pyproject.toml (UPGRADE=1 upgrades all of them)
	@$(ENV)
	@$(LOCK) pyproject.toml --extra dev -o requirements/dev.txt
	@$(LOCK) pyproject.toml --extra bench -c requirements/dev.txt -o requirements/bench.txt
	@$(LOCK) pyproject.toml --extra dev --extra fast -c requirements/dev.txt -c requirements/bench.txt -o requirements/fast.txt
	@$(LOCK) requirements/build.in $(LOCKED) -o requirements/build.txt
	@$(LOCK) requirements/node.in -o requirements/node.txt

mutants: ## Break the rules on purpose and check that the tests notice
	@$(ENV)
	@$(PY) tools/mutants.py

schema: ## Write the JSON schemas (docs/*.schema.json) and the generated files of the browser client
	@$(ENV)
	@.venv/bin/ardri schema > docs/view.schema.json
	@.venv/bin/ardri schema --of messages > docs/messages.schema.json
	@.venv/bin/ardri schema --of tables > docs/tables.schema.json
	@$(PY) tools/catalogue.py
	@$(WEB) run types

picture: ## Draw the pictures of the documents: the board, the architecture
	@$(ENV)
	@.venv/bin/ardri picture tests/golden/07-3-players-discovery-calm.txt --at 542 --seat A --language en \
		--force -o docs/pictures/board.svg
	@$(PY) -m tools.architecture

screenshots: ## Take screenshots of every screen of the browser client, into SHOTS=build/screenshots
	@$(ENV)
	@$(WEB)
	@$(BROWSER)
	@$(PY) -m tools.screenshots $(SHOTS)

golden: ## Write the golden games, their sentences, and the playthrough of OpenSpiel
	@$(ENV)
	@$(PY) tools/golden.py
	@$(PY) -m tests.texts.golden_sentences
	@$(PY) -m tests.envs.playthrough

clean: ## Remove environments, caches and builds
	rm -rf .venv .venv-bench .venv-fast .venv-node web/node_modules src/ardri/server/site .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +
