# Ecumene. `make help` lists the targets; everything they install goes into environments inside this folder:
#   .venv        the compiled wheel, for playing and measuring
#   .venv-plain  an editable install in plain Python with every tool, for working on the code
#   .venv-play   an editable install with what serving a table needs, for whoever only plays
#   .venv-docs   what builds the documentation site
#   .venv-learn  PyTorch, for training nets
#   bench/.venv  what we measure ourselves against
#   build/maps   what draws the maps, and the outlines they are drawn from

PYTHON ?= $(firstword $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python; done))

COMPILED := .venv/bin/python
PLAIN := .venv-plain/bin/python
PIP := -m pip -qq --disable-pip-version-check
SOURCES := $(shell find src -name '*.py' -o -name '*.yaml' -o -name '*.ftl' -o -name '*.json' -o -name '*.npz' -o -name '*.in' -o -name 'py.typed')
BUILD := pyproject.toml setup.py
OPTIMISE ?= $(if $(filter test%,$(MAKECMDGOALS)),g,1)# what is only tested need not be the fastest, and compiles sooner
PAGE := src/ecumene/table/page/index.html
PAGE_SOURCES := $(shell find client/src client/public client/*.html client/*.ts client/*.json -type f \
	! -name '*.test.ts' 2>/dev/null)

unexport PYTHONDONTWRITEBYTECODE  # or every process would compile the sources and the tests anew

.DEFAULT_GOAL := help
.PHONY: help play play-terminal page page-survey test test-all test-changed test-plain test-compiled test-covered test-page \
	test-browser rules bench try-learning load picture study maps types docs dist compile lock check check-mypy check-pyright check-quick \
	prepare prepare-page clean again

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' Makefile | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

play: page ## open a table in the browser (PORT=… HOST=…)
	@$(if $(filter .venv-play,$(SERVING)),$(MAKE) --silent .venv-play/.ready,:)
	@exec $(SERVING)/bin/ecumene serve --page $(dir $(PAGE)) $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST))

play-terminal: .venv-plain/.ready ## play Vinci against three bots in the terminal
	@if $(MAKE) --no-print-directory compile; then environment=.venv; \
	else echo "Playing on plain Python instead."; environment=.venv-plain; fi; \
	exec $$environment/bin/ecumene play vinci --seats 4 --bots greedy

# Each stage says how long it took; where one fails, nothing comes after what it printed. Alone, compiling and plain Python
# would each leave a core idle; what takes longest begins first.
test: ## run what a change must pass: checks, the suite on plain Python and compiled, the page, the page in Chromium
	@$(call stage,preparing,prepare)
	@$(call stage,checks$(comma) compiling and plain,--jobs 2 --output-sync=target compile $(MORE) test-plain check-mypy check-quick test-page)
	@$(call stage,compiled,test-compiled)
	@$(call stage,browser,test-browser)

test-all: MORE := check-pyright test-covered docs
test-all: export E2E_WHOLE := 1
test-all: export PYTEST_ADDOPTS := --hypothesis-profile=searching
test-all: test ## the same and, before a release, what takes longest: pyright, coverage, the documentation, whole games and the survey in Chromium

test-changed: .venv-plain/.ready ## run what a change can reach, on plain Python (BASE=… what it is compared with: where main was left)
	@$(PLAIN) -m tools.changed $(BASE)

comma := ,
stage = began=$$(date +%s); $(MAKE) --no-print-directory OPTIMISE=$(OPTIMISE) $(2) || exit 1; \
	echo "$(1): $$(($$(date +%s) - began)) s"

# What is compiled, and something of what uses it. All else is the same in both builds and runs beside the compiled rules,
# which play several times as fast; golden records hold the builds together.
PLAIN_TESTS := tests/core tests/vinci $(wildcard tests/*/box tests/*/play tests/*/test_contract.py) tests/test_build.py \
	tests/test_golden.py tests/table/log/test_fold.py
COVERED_TESTS := tests/core tests/vinci $(foreach name,contract golden properties,--ignore-glob '*/test_$(name)*.py')

test-plain: .venv-plain/.ready client/node_modules/.ready
	@echo "The suite on plain Python:"
	@ECUMENE_EXPECT_COMPILED=0 $(PLAIN) -m pytest -m 'not once' $(PLAIN_TESTS)

test-compiled: .venv/.ready client/node_modules/.ready
	@echo "The suite on the compiled wheel:"
	@ECUMENE_EXPECT_COMPILED=1 $(COMPILED) -m pytest -n 2 --dist worksteal

# Whole games and hundreds of examples run through every line and look at few, so they count for no coverage.
test-covered: .venv-plain/.ready client/node_modules/.ready
	@echo "How much of the core and of Vinci is tested:"
	@$(PLAIN) -m pytest -n 2 --dist worksteal --cov $(if $(filter true,$(CI)),--cov-report=) -m 'not hypothesis' $(COVERED_TESTS)

test-page: client/node_modules/.ready
	@echo "The page's own tests:"
	@cd client && npm run --silent check && npm run --silent test

test-browser: .venv/.ready $(PAGE) tests/e2e/node_modules/.ready
	@if $(PYTHON) tools/provide.py chromium; then \
		echo "The page in Chromium:"; cd tests/e2e && ECUMENE_PYTHON=$(abspath $(COMPILED)) npm run --silent test; \
	elif [ "$$CI" = true ]; then exit 1; \
	else echo "SKIPPED: all tests of the page in a browser." >&2; fi

page-survey: .venv/.ready $(PAGE) tests/e2e/node_modules/.ready ## walk whole games on every screen and report what is out of reach (GAME=… SIZE=1024x768 LANGUAGE=fr SEEDS=… EVERY=kind FROM=… SHOW=…)
	@$(PYTHON) tools/provide.py chromium
	@cd tests/e2e && ECUMENE_PYTHON=$(abspath $(COMPILED)) SURVEY=all SURVEY_GAME=$(GAME) SURVEY_SIZE=$(SIZE) SURVEY_LANG=$(LANGUAGE) \
		SURVEY_SEEDS=$(or $(SEEDS),1) SURVEY_EVERY=$(or $(EVERY),question) SURVEY_FROM=$(FROM) \
		SURVEY_SHOW=$(SHOW) npm run --silent test -- survey -g 'whole survey' --workers 1

rules: .venv-plain/.ready ## list every rule with the code that names it and the tests that prove it
	@$(PLAIN) tools/rule_table.py

bench: .venv/.ready .venv-plain/.ready bench/.venv/.ready ## measure against catanatron, OpenSpiel and PettingZoo and write bench/RESULTS.md (BEFORE=… an environment with an older build)
	@$(PLAIN) bench/run.py $(if $(BEFORE),--before $(BEFORE))

try-learning: .venv-learn/.ready ## try the training of nets, for which the suite has no PyTorch
	@.venv-learn/bin/python tools/try_learning.py

load: .venv/.ready ## load one server with 500 tables and 1,500 sockets, measure fair shares and orphans, and write bench/LOAD.md
	@$(COMPILED) bench/load.py --write bench/LOAD.md
	@$(COMPILED) bench/fairness.py --write bench/LOAD.md
	@$(COMPILED) bench/waiting.py --write bench/LOAD.md
	@$(COMPILED) bench/attack.py
	@$(COMPILED) bench/orphans.py --write bench/LOAD.md

picture: .venv/.ready $(PAGE) tests/e2e/node_modules/.ready ## take the pictures of the README in Chromium
	@$(PYTHON) tools/provide.py chromium
	@cd tests/e2e && ECUMENE_PYTHON=$(abspath $(COMPILED)) E2E_WHOLE=1 E2E_PICTURES=1 npm run --silent test -- turn rise_and_fall tapestry rise_of_empires \
		beyond_the_horizon -g 'two clicks|phone, dark|four players|two players play|how many cubes|the tree lights'
	@cp artifacts/pictures/conquest-preview.png docs/table.png
	@cp artifacts/pictures/phone-preview-dark.png docs/phone.png
	@cp artifacts/pictures/rise-and-fall-quick-acting.png docs/rise_and_fall.png
	@cp artifacts/pictures/tapestry-turn.png docs/tapestry.png
	@cp artifacts/pictures/rise-of-empires-cubes.png docs/rise_of_empires.png
	@cp artifacts/pictures/beyond-the-horizon-research.png docs/beyond_the_horizon.png

study: .venv/.ready ## let the bots meet, print who wins how often, write balance reports (GAME=… for one)
	@$(COMPILED) -m ecumene.lab.study $(GAME)
	@$(COMPILED) -m ecumene lab balance $(GAME) --lang en --write docs/studies

maps: build/maps/.ready ## draw the maps of Vinci and Rise of Empires anew from Natural Earth's outlines (needs npm)
	@build/maps/venv/bin/python -m tools.draw_maps build/maps/node_modules/world-atlas/land-50m.json
	@build/maps/venv/bin/python -m tools.draw_world build/maps/node_modules/world-atlas/countries-50m.json

types: .venv-plain/.ready client/node_modules/.ready ## write the page's types from the table's messages
	@mkdir -p build
	@$(PLAIN) tools/write_types.py > build/openapi.json
	@cd client && npx --no-install openapi-typescript ../build/openapi.json --default-non-nullable=false -o src/lib/schema.ts

docs: .venv-docs/.ready ## build the documentation site in both languages into build/site, and check every link of it
	@rm -rf build/site
	@for file in mkdocs.yml mkdocs.fr.yml; do NO_MKDOCS_2_WARNING=1 .venv-docs/bin/python -m mkdocs build --quiet --strict -f $$file || exit 1; done
	@.venv-docs/bin/python -m tools.handbook.links build/site

dist: .venv/.ready $(PAGE) ## what a release ships for this machine and for any other: sdist, pure wheel, compiled wheel, into dist
	@rm -rf dist && mkdir dist
	@$(PLAIN) tools/build_release.py dist
	@cp build/wheel/*.whl dist

page: $(PAGE) ## build the page that a table serves
	@:

compile: .venv/.ready ## build the compiled wheel into .venv
	@:

lock: ## renew requirements/*.txt: what exactly CI and a shipped server run on, with hashes
	$(call environment,build/lock)
	@build/lock/bin/python $(PIP) install uv
	@for file in server:table,postgres dev:test,check,compile docs:docs; do \
		build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
			--custom-compile-command "make lock" --output-file requirements/$${file%%:*}.txt \
			$$(echo $${file#*:} | sed 's/\([a-z]*\),*/--extra \1 /g') pyproject.toml || exit 1; done
	@echo uv | build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--custom-compile-command "make lock" --output-file requirements/uv.txt -

check: .venv-plain/.ready ## format, lint, types, import contract, rules
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target check-pyright check-mypy check-quick

check-pyright: .venv-plain/.ready  # the slowest by far, so it begins first and the others run beside it
	@PYRIGHT_PYTHON_IGNORE_WARNINGS=1 .venv-plain/bin/pyright

check-mypy: .venv-plain/.ready
	@.venv-plain/bin/mypy

check-quick: .venv-plain/.ready
	@.venv-plain/bin/ruff format --check --quiet .
	@.venv-plain/bin/ruff check --quiet .
	@.venv-plain/bin/lint-imports --no-logo
	@$(PLAIN) tools/circles.py
	@$(PLAIN) tools/rule_table.py >/dev/null

prepare: ## install what checks and tests need, Python's half beside the page's
	@$(need_python)
	@$(PYTHON) tools/provide.py venv
	@$(MAKE) --no-print-directory --jobs 2 .venv-plain/.ready prepare-page

prepare-page:
	@for need in compiler node postgresql nginx chromium; do \
		$(PYTHON) tools/provide.py $$need || [ "$$CI" != true ] || exit 1; done  # one by one: apt runs once at a time
	@$(MAKE) --no-print-directory tests/e2e/node_modules/.ready $(PAGE)

clean: ## remove everything that make has made
	@rm -rf .venv .venv-plain .venv-play .venv-docs .venv-learn bench/.venv build dist client/node_modules tests/e2e/node_modules artifacts \
		$(dir $(PAGE)) src/*.egg-info .coverage* \
		.mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests tools bench -name __pycache__ -type d -exec rm -rf {} +

# ---- environments; a `.ready` file says that one is complete and younger than what it was made from

.venv-plain/.ready: $(BUILD) requirements/dev.txt | build/uv
	$(call environment,.venv-plain)
	@echo "Installing Ecumene with its tools into .venv-plain …"
	$(call locked,.venv-plain,dev)
	@$(PLAIN) $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv-play/.ready: $(BUILD) requirements/server.txt | build/uv
	$(call environment,.venv-play)
	@echo "Installing what a table needs into .venv-play …"
	$(call locked,.venv-play,server)
	@.venv-play/bin/python $(PIP) install --no-deps --editable .
	@touch $@

.venv-docs/.ready: $(BUILD) requirements/docs.txt | build/uv
	$(call environment,.venv-docs)
	@echo "Installing what builds the documentation into .venv-docs …"
	$(call locked,.venv-docs,docs)
	@.venv-docs/bin/python $(PIP) install --no-deps --editable .
	@touch $@

# it also says how hard the compiler tried: what was compiled for CI alone is compiled again before it is measured
COMPILED_FOR_LESS := $(if $(filter $(OPTIMISE) 1,$(shell cat .venv/.ready 2>/dev/null)),,again)
.venv/.ready: $(BUILD) $(SOURCES) .venv-plain/.ready $(COMPILED_FOR_LESS) | build/uv
	@$(PYTHON) tools/provide.py compiler
	$(call environment,.venv)
	@echo "Compiling the rules: about four minutes on two quiet cores, more on busy ones …"
	@echo $(OPTIMISE) > .venv/.begun
	@rm -rf build/lib* build/temp* build/bdist* build/wheel build/ecumene* build/__native*
	@$(PLAIN) tools/build_wheel.py build/wheel $(OPTIMISE)
	$(call locked,.venv,dev)
	@$(COMPILED) $(PIP) install --force-reinstall --no-deps build/wheel/*.whl
	@mv .venv/.begun $@  # what was edited meanwhile is not in it

.venv-learn/.ready: $(BUILD)
	$(call environment,.venv-learn)
	@.venv-learn/bin/python $(PIP) install --editable '.[learn]'
	@touch $@

bench/.venv/.ready: bench/requirements.txt
	$(call environment,bench/.venv)
	@bench/.venv/bin/python $(PIP) install --requirement $<
	@touch $@

build/maps/.ready: tools/map_requirements.txt
	$(call environment,build/maps/venv)
	@build/maps/venv/bin/python $(PIP) install --requirement $<
	@npm install --silent --no-save --prefix build/maps world-atlas@2.0.2
	@touch $@

$(PAGE): client/node_modules/.ready $(PAGE_SOURCES)
	@echo "Building the page …"
	@npm run --silent build --prefix client -- --logLevel error
	@touch $@

client/node_modules/.ready: client/package.json client/package-lock.json
	@$(need_python)
	@$(PYTHON) tools/provide.py node
	@echo "Installing what builds the page …"
	@npm ci --silent --no-audit --no-fund --prefix client
	@touch $@

# whichever is there and up to date serves a table, the fastest first
fresh = $(shell test -e $(1)/.ready && test -z "$$(find $(2) -newer $(1)/.ready)" && echo $(1))
SERVING = $(or $(call fresh,.venv,$(BUILD) $(SOURCES)),$(call fresh,.venv-plain,$(BUILD)),.venv-play)

need_python = $(if $(PYTHON),,echo "Python 3.11 or newer is needed; name one with PYTHON=…" >&2; exit 1)

tests/e2e/node_modules/.ready: tests/e2e/package.json tests/e2e/package-lock.json
	@echo "Installing what drives the browser …"
	@npm ci --silent --no-audit --no-fund --prefix tests/e2e
	@touch $@

# uv puts an environment together in a tenth of pip's time; where there is none for this machine, or it may not go where pip may, pip does
build/uv: requirements/uv.txt
	$(call environment,$@)
	@$@/bin/python $(PIP) install --require-hashes --requirement $< 2>/dev/null || true

define locked
	@build/uv/bin/uv pip install --quiet --compile-bytecode --python $(1)/bin/python --require-hashes --requirement requirements/$(2).txt 2>/dev/null || \
		$(1)/bin/python $(PIP) install --require-hashes --requirement requirements/$(2).txt
endef

define environment
	@$(need_python)
	@$(PYTHON) tools/provide.py venv
	@test -x $(1)/bin/python || $(PYTHON) -m venv $(1)
endef
