# Rules for make: `include copy.mk`, or copy them into your Makefile.
#
#   make check-copy      fails where something must not be shipped
#   make generate-copy   writes the Swift again if a catalog changed; let your build depend on it
#   make fresh-copy      fails where the Swift that is checked in is not what the catalogs give

COPYC ?= copyc
CATALOGS ?= catalogs
GENERATED ?= Generated
# When the Swift was last written.
COPY_STAMP ?= .build/copy.stamp

.PHONY: check-copy generate-copy fresh-copy

check-copy:
	$(COPYC) check $(CATALOGS)

generate-copy: $(COPY_STAMP)

# Folders are among the files, so that one that was added or deleted is seen, too.
$(COPY_STAMP): $(shell find $(CATALOGS) -type d -o -name '*.toml')
	$(COPYC) generate $(CATALOGS) --output $(GENERATED)
	@mkdir -p $(@D)
	@touch $@

fresh-copy:
	$(COPYC) generate $(CATALOGS) --output $(GENERATED) --check
