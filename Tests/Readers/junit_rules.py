"""Reads JUnit XML from standard input, judges that its counts are true, and prints what it says: one line a test.

usage: junit_rules.py
"""
import sys
import xml.etree.ElementTree as tree


def demand(condition, words):
    if not condition:
        sys.exit("rule broken: " + words)


def counts(element):
    return tuple(int(element.get(key)) for key in ["tests", "failures", "errors", "skipped"])


def main():
    root = tree.fromstring(sys.stdin.buffer.read())
    demand(root.tag == "testsuites", "the root is testsuites")
    sums = (0, 0, 0, 0)
    for suite in root:
        demand(suite.tag == "testsuite" and suite.get("name"), "a suite has a name")
        tests = list(suite)
        demand(all(test.tag == "testcase" for test in tests), "a suite has tests")
        names = [test.get("name") for test in tests]
        demand(len(set(names)) == len(names), "the names of tests are unique in their suite")
        failures = sum(test.find("failure") is not None for test in tests)
        skipped = sum(test.find("skipped") is not None for test in tests)
        demand(counts(suite) == (len(tests), failures, 0, skipped), f"the counts of {suite.get('name')} are true")
        sums = tuple(left + right for left, right in zip(sums, counts(suite)))
        for test in tests:
            demand(test.get("classname") == suite.get("name"), "classname is the suite")
            demand(len(test.findall("failure")) + len(test.findall("skipped")) <= 1, "one outcome a test")
            outcome = "passed"
            for kind in ["failure", "skipped"]:
                element = test.find(kind)
                if element is not None:
                    outcome = f"{kind}: {element.get('message')}"
            print(f"{suite.get('name')} {test.get('name')} {outcome}")
    demand(counts(root) == sums, "the counts of all suites are true")


main()
