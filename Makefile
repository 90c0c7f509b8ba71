# Everything that is done with this repository. Needs a Swift toolchain from 6.2 up; libicu is installed where it is
# missing.

COPYC = .build/debug/copyc

.PHONY: run test bench generate fresh check docs clean build icu

# Shows what a person would see: errors and other states of the app Lumen in eight languages.
run: build
	@swift build --product lumen-demo
	@.build/debug/lumen-demo

test: icu
	@Scripts/test

# Measures speed and memory, and fails where a bar is missed.
bench: icu
	@swift build -c release --product copyc
	@python3 Benchmarks/bench.py .build/release/copyc

# Writes generated/ anew.
generate: build
	@$(COPYC) generate catalogs/copyc --output generated/copyc
	@$(COPYC) generate catalogs/lumen --output generated/lumen

# Fails where generated/ is not what `make generate` would write.
fresh: build
	@$(COPYC) generate catalogs/copyc --output generated/copyc --check
	@$(COPYC) generate catalogs/lumen --output generated/lumen --check

# Checks the repository's own catalogs.
check: build
	@$(COPYC) check catalogs/copyc --fail-on should-fix
	@$(COPYC) check catalogs/lumen --fail-on should-fix
	@$(COPYC) check Examples/FileSync/Sources/FileSync/catalogs --fail-on should-fix

# Writes docs/checks/ anew, one page a check, and the list of checks in the README.
docs: build
	@$(COPYC) explain --output docs/checks
	@Scripts/list-checks $(COPYC) README.md

clean:
	@rm -rf .build Examples/FileSync/.build

build: icu
	@swift build --product copyc

# ICU comes from the system.
icu:
	@Scripts/install-icu
