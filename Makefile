# The commands of Anabasis. `make play` and `make test` are all that most people need.

PYTHON  ?= python3
UV      ?= uv
VENV    := .venv
PEERS   := .venv-peers
BIN     := $(VENV)/bin
JOBS    ?= 2

# An environment is up to date when it holds a stamp named after the contents it was made from.
sum      = $(shell cat $(1) | cksum | cut -d' ' -f1)
SOURCES := $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*'))
BUILD   := $(shell cksum setup.py pyproject.toml requirements/dev.txt $(SOURCES) | cksum | cut -d' ' -f1)
PURE    := $(filter 1,$(ANABASIS_PURE))
DEPS    := $(VENV)/.deps-$(call sum,requirements/dev.txt)
BUILT   := $(VENV)/.built-$(BUILD)$(if $(PURE),-pure)
PEERED  := $(PEERS)/.deps-$(call sum,requirements/peers.txt)

# What the pure build must pass too: everything about the engine.
ENGINE_TESTS = $(wildcard tests/core tests/games tests/rules tests/bots tests/lab)

.PHONY: help setup play test check soak bench lock clean
.DELETE_ON_ERROR:

help:
	@echo "make play    set everything up and play Alexandros in the terminal"
	@echo "make test    lint, types, layers, and the tests on the compiled and the pure build"
	@echo "make setup   the environment .venv with the compiled package, only as far as needed"
	@echo "make check   lint, types and layers only"
	@echo "make soak    the long fuzzing"
	@echo "make bench   speed and memory, next to other engines"
	@echo "make lock    renew the pinned requirements (needs uv)"
	@echo "make clean   remove environments, builds and caches"

setup: $(BUILT)
	@:

play: setup
	@$(BIN)/anabasis play alexandros

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

$(BUILT): $(DEPS)
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
	@$(BIN)/python -m pytest -q -n $(JOBS) $(if $(filter 0,$(ANABASIS_PURE)),--build compiled)
	@echo "test: the pure build"
	@PYTHONPATH=src $(BIN)/python -m pytest -q -n $(JOBS) --build pure $(ENGINE_TESTS)

soak: setup
	@$(BIN)/python -m pytest -q -n $(JOBS) -m soak

bench: setup $(PEERED)
	@$(BIN)/python -m bench $(ARGS)

# --- upkeep ---------------------------------------------------------------------------------------

lock:
	@command -v $(UV) >/dev/null || { echo "make lock needs uv (pip install uv)."; exit 1; }
	@cd requirements && for name in base dev peers; do \
		$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url \
			--python-version 3.11 --custom-compile-command "make lock" \
			$$name.in --output-file $$name.txt || exit 1; \
	done

clean:
	@rm -rf $(VENV) $(PEERS) build dist src/*.egg-info .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
