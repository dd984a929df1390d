# The commands of Anabasis. `make play` and `make test` are all that most people need.
# What takes more than a line is in tools/.

PYTHON   ?= python3
UV       ?= uv
JOBS     ?= 2
BROWSERS ?= 3
BIN      := .venv/bin
WITH     := PATH="$(CURDIR)/$(BIN):$$PATH"
LIGHTHOUSE := bench/lighthouse/node_modules/.package-lock.json

# What the pure build must pass too: everything about the engine.
ENGINE_TESTS = $(wildcard tests/core tests/kit tests/games tests/rules tests/bots tests/lab)

# What `make quick` runs: everything about the engine, or about one game.
QUICK_TESTS  = $(if $(GAME),tests/rules/$(GAME) tests/games -k $(GAME),tests/core tests/kit tests/games tests/rules)
TESTS       ?= $(QUICK_TESTS)

.PHONY: help play quick test check format setup web modules dev test-installed test-pure test-web \
	test-browser dist pictures versions soak bench lighthouse lock clean

help:
	@echo "make play                set up what playing needs, and play in the browser"
	@echo "make quick GAME=arbela   the tests of one game, on the sources as they are: seconds"
	@echo "make test                lint, types, layers, and all tests: both builds, the client, a real browser"
	@echo "make check               lint, types and layers only: Python and TypeScript"
	@echo "make format              put Python and TypeScript in order"
	@echo "make setup               the environment .venv with the compiled package, only as far as needed"
	@echo "make web                 the browser client only"
	@echo "make dist                source distribution and wheel in dist/, and a move played in that wheel"
	@echo "make pictures            take the README's pictures anew"
	@echo "make versions            renew the digests of rules and components (docs/records.md)"
	@echo "make soak                the long fuzzing"
	@echo "make bench               speed and memory, next to other engines"
	@echo "make lighthouse          what Lighthouse thinks of the pages"
	@echo "make lock                renew the pinned requirements (needs uv)"
	@echo "make clean               remove environments, builds and caches"

play:
	@$(PYTHON) -m tools.play $(ARGS)

dev:
	@$(PYTHON) -m tools.environment dev

web:
	@$(PYTHON) -m tools.client

modules:
	@$(PYTHON) -m tools.client --modules

setup: dev
	@$(PYTHON) -m tools.package

# --- tests ----------------------------------------------------------------------------------------

quick: dev
	@$(BIN)/python -m tools.interpreted -m pytest -q --build pure $(TESTS) $(ARGS)

check: dev modules
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --check .; exit 1; }
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@cd web && $(WITH) npm run --silent check

# Checking keeps one core busy, compiling for the most part too. Nothing runs beside the browsers:
# their tests wait for what a page shows, and some fail on a machine that has no time for it.
test: dev
	@$(MAKE) --no-print-directory -j2 check setup
	@$(MAKE) --no-print-directory test-installed
	@$(MAKE) --no-print-directory -j2 test-pure test-web
	@$(MAKE) --no-print-directory test-browser

# Some of these tests wait for processes and clocks. What failed must fail again, alone, to count.
INSTALLED = $(BIN)/python -m pytest -q --ignore tests/browser \
	$(if $(filter 0,$(ANABASIS_PURE)),--build compiled)

test-installed: setup
	@echo "test: the installed build"
	@$(INSTALLED) -n $(JOBS) || { echo "test: what failed in the installed build, again and alone"; \
		$(INSTALLED) --last-failed --last-failed-no-failures none; }

test-pure: dev
	@echo "test: the pure build"
	@$(BIN)/python -m tools.interpreted -m pytest -q -n $(JOBS) --build pure $(ENGINE_TESTS)

test-web: modules
	@echo "test: the browser client"
	@cd web && $(WITH) npm test --silent

# What failed in the browser is tried again alone, three times at most.
AGAIN = { echo "test: what failed in the browser, again and alone"; \
	$(BIN)/python -m pytest -q --last-failed --last-failed-no-failures none tests/browser; }

test-browser: setup
	@echo "test: in the browser"
	@ANABASIS_CHROMIUM="$$($(BIN)/python -m tests.browser.chromium)" && export ANABASIS_CHROMIUM \
		&& { $(BIN)/python -m pytest -q -n $(BROWSERS) --dist loadfile tests/browser \
		|| $(AGAIN) || $(AGAIN) || $(AGAIN); }

pictures: setup
	@ANABASIS_CHROMIUM="$$($(BIN)/python -m tests.browser.chromium)" && export ANABASIS_CHROMIUM \
		&& $(BIN)/python -m tests.browser.pictures

# On the sources, interpreted: the digests are those of the checkout, whatever is installed.
versions: dev
	@$(BIN)/python -m tools.interpreted -m anabasis versions --write $(GAMES)

soak: setup
	@$(BIN)/python -m pytest -q -n $(JOBS) -m soak

bench: setup
	@$(PYTHON) -m tools.environment peers
	@$(BIN)/python -m bench $(ARGS)

$(LIGHTHOUSE): bench/lighthouse/package-lock.json | modules
	@echo "lighthouse: installing it (some 200 MB)"
	@cd bench/lighthouse && $(WITH) npm ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

lighthouse: setup $(LIGHTHOUSE)
	@$(WITH) $(BIN)/python -m bench.lighthouse

# --- upkeep ---------------------------------------------------------------------------------------

format: dev modules
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .
	@cd web && $(WITH) npm run --silent format

dist: dev
	@$(PYTHON) -m tools.dist

# Each list is pinned to what the ones before it say.
lock:
	@command -v $(UV) >/dev/null || { echo "make lock needs uv (pip install uv)."; exit 1; }
	@cd requirements && for name in base build dev peers node; do \
		$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url \
			--python-version 3.11 --custom-compile-command "make lock" \
			$$name.in --output-file $$name.txt || exit 1; \
	done

clean:
	@$(PYTHON) -m tools.package --stop
	@rm -rf .venv .venv-peers src/anabasis/*/static web/.built web/node_modules \
		bench/lighthouse/node_modules build dist test-results .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +
