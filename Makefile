# The commands of Anabasis. `make play` and `make test` are all that most people need.

PYTHON  ?= python3
UV      ?= uv
VENV    := .venv
PEERS   := .venv-peers
BIN     := $(VENV)/bin
JOBS    ?= 2

# An environment is up to date when it holds a stamp named after the contents it was made from.
sum      = $(shell cat $(1) | cksum | cut -d' ' -f1)
sums     = $(shell cksum $(1) | cksum | cut -d' ' -f1)

# The browser client: made by Node from web/ into the package, and part of its build.
STATIC  := src/anabasis/table/static
CLIENT  := $(STATIC)/index.html
MODULES := web/node_modules
PAGES   := $(sort $(shell find web/src web/messages web/public -type f))
WEB_SUM := $(call sums,web/index.html web/build.mjs web/boards.mjs web/package-lock.json $(PAGES))
NODE    := node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)'
WITH    := PATH="$(CURDIR)/$(VENV)/bin:$$PATH"

SOURCES := $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -path '$(STATIC)/*'))
BUILD   := $(call sums,setup.py pyproject.toml requirements/dev.txt $(SOURCES))-$(WEB_SUM)
PURE    := $(filter 1,$(ANABASIS_PURE))
DEPS    := $(VENV)/.deps-$(call sum,requirements/dev.txt)
BUILT   := $(VENV)/.built-$(BUILD)$(if $(PURE),-pure)
PEERED  := $(PEERS)/.deps-$(call sum,requirements/peers.txt)
WEB_DEPS    := $(MODULES)/.deps-$(call sum,web/package-lock.json)
WEB_SOURCES := $(MODULES)/.sources-$(WEB_SUM)
LIGHTHOUSE  := bench/lighthouse/node_modules/.deps-$(call sum,bench/lighthouse/package-lock.json)

# What the pure build must pass too: everything about the engine.
ENGINE_TESTS = $(wildcard tests/core tests/games tests/rules tests/bots tests/lab)

.PHONY: help setup web play test check soak bench lighthouse lock clean
.DELETE_ON_ERROR:

help:
	@echo "make play        set everything up and play in the browser"
	@echo "make test        lint, types, layers, and all tests: both builds, the client, a real browser"
	@echo "make setup       the environment .venv with the compiled package, only as far as needed"
	@echo "make web         the browser client only"
	@echo "make check       lint, types and layers only"
	@echo "make soak        the long fuzzing"
	@echo "make bench       speed and memory, next to other engines"
	@echo "make lighthouse  what Lighthouse thinks of the pages"
	@echo "make lock        renew the pinned requirements (needs uv)"
	@echo "make clean       remove environments, builds and caches"

setup: $(BUILT)
	@:

web: $(CLIENT)
	@:

play: setup
	@$(BIN)/anabasis serve --open

# --- environments ---------------------------------------------------------------------------------

define make_venv
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Anabasis needs Python 3.11 or newer; '$(PYTHON)' is not. Try: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "'$(PYTHON)' cannot make virtual environments: install its venv package (python3-venv)."; exit 1; }
	@echo "setup: $(1), from $(2)"
	@test -x $(1)/bin/pip || $(PYTHON) -m venv $(1)
	@$(1)/bin/python -m pip install -qq --disable-pip-version-check --require-hashes --requirement $(2)
	@rm -f $(1)/.deps-* && touch $@
endef

$(DEPS):
	$(call make_venv,$(VENV),requirements/dev.txt)

$(PEERED):
	$(call make_venv,$(PEERS),requirements/peers.txt)

# --- the browser client ---------------------------------------------------------------------------

# Node of the machine, or else of PyPI, in the environment.
$(WEB_DEPS): | $(DEPS)
	@$(WITH) $(NODE) 2>/dev/null && $(WITH) npm --version >/dev/null 2>&1 || { \
		echo "setup: there is no Node 20 or newer, so it is put into $(VENV)"; \
		$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes --requirement requirements/node.txt; }
	@echo "setup: $(MODULES), from web/package-lock.json"
	@cd web && $(WITH) npm ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

$(WEB_SOURCES): $(WEB_DEPS)
	@rm -f $(MODULES)/.sources-* && touch $@

$(CLIENT): $(WEB_SOURCES)
	@echo "setup: building the browser client"
	@cd web && $(WITH) npm run --silent build >/dev/null
	@touch $@

# --- the package ----------------------------------------------------------------------------------

$(BUILT): $(DEPS) $(CLIENT)
	@echo "setup: building anabasis (up to a minute or two where the engine changed)"
	@mkdir -p build
	@$(BIN)/python -m pip install --disable-pip-version-check --no-deps --no-build-isolation \
		--force-reinstall --verbose . >build/setup.log 2>&1 \
		|| { grep -E 'rror: ' build/setup.log | head -30; echo "The build failed; all of it is in build/setup.log."; exit 1; }
	@sed -n 's/^ *\(anabasis: .*\)/setup: \1/p' build/setup.log
	@rm -f $(VENV)/.built-* && touch $@

# --- tests ----------------------------------------------------------------------------------------

check: $(DEPS)
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { $(BIN)/ruff format --check .; exit 1; }
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo

test: check setup
	@echo "test: the installed build"
	@$(BIN)/python -m pytest -q -n $(JOBS) --ignore tests/browser $(if $(filter 0,$(ANABASIS_PURE)),--build compiled)
	@echo "test: the pure build"
	@PYTHONPATH=src $(BIN)/python -m pytest -q -n $(JOBS) --build pure $(ENGINE_TESTS)
	@echo "test: the browser client"
	@cd web && $(WITH) npm run --silent check && $(WITH) npm test --silent
	@echo "test: in the browser"
	@ANABASIS_CHROMIUM="$$($(BIN)/python -m tests.browser.chromium)" && export ANABASIS_CHROMIUM \
		&& $(BIN)/python -m pytest -q -n $(JOBS) --dist loadfile tests/browser

soak: setup
	@$(BIN)/python -m pytest -q -n $(JOBS) -m soak

bench: setup $(PEERED)
	@$(BIN)/python -m bench $(ARGS)

$(LIGHTHOUSE): | $(WEB_DEPS)
	@echo "lighthouse: installing it (some 200 MB)"
	@cd bench/lighthouse && $(WITH) npm ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

lighthouse: setup $(LIGHTHOUSE)
	@$(WITH) $(BIN)/python -m bench.lighthouse

# --- upkeep ---------------------------------------------------------------------------------------

lock:
	@command -v $(UV) >/dev/null || { echo "make lock needs uv (pip install uv)."; exit 1; }
	@cd requirements && for name in base dev peers node; do \
		$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url \
			--python-version 3.11 --custom-compile-command "make lock" \
			$$name.in --output-file $$name.txt || exit 1; \
	done

clean:
	@rm -rf $(VENV) $(PEERS) $(STATIC) $(MODULES) bench/lighthouse/node_modules build dist \
		src/*.egg-info test-results .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
