// Formats one message again and again by ICU's MessageFormat, which is kept open, with UTF-8 in and out.
// Prints a line a message: its name, the nanoseconds of one text (the median of rounds), and the text.
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

namespace {

void measure(const char *name, const char *pattern, const std::function<icu::Formattable()> &argument) {
  UErrorCode status = U_ZERO_ERROR;
  icu::MessageFormat format(icu::UnicodeString::fromUTF8(pattern), icu::Locale("en"), status);
  icu::UnicodeString names[] = {u"x"};
  std::string text;
  std::vector<double> rounds;
  for (int round = 0; round < 25; ++round) {
    constexpr int count = 10'000;
    auto start = std::chrono::steady_clock::now();
    for (int repeat = 0; repeat < count; ++repeat) {
      icu::Formattable values[] = {argument()};
      icu::UnicodeString result;
      format.format(names, values, 1, result, status);
      text.clear();
      result.toUTF8String(text);
    }
    std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    rounds.push_back(took.count() / count);
  }
  if (U_FAILURE(status)) std::fprintf(stderr, "%s: %s\n", name, u_errorName(status));
  std::sort(rounds.begin(), rounds.end());
  std::printf("%s\t%.1f\t%s\n", name, rounds[rounds.size() / 2], text.c_str());
}

/// All copy of an error, text by text: title, message, recovery and the labels of two actions.
void measureWhole() {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale english("en");
  std::vector<icu::MessageFormat> formats;
  for (const char *pattern : {"Couldn’t add your photos",
                              "{x, plural, one {# photo is waiting} other {# photos are waiting}} for space.",
                              "Remove some photos, then try again.", "Manage Storage", "Cancel"})
    formats.emplace_back(icu::UnicodeString::fromUTF8(pattern), english, status);
  icu::UnicodeString names[] = {u"x"};
  std::string message;
  std::vector<double> rounds;
  for (int round = 0; round < 25; ++round) {
    constexpr int count = 10'000;
    auto start = std::chrono::steady_clock::now();
    for (int repeat = 0; repeat < count; ++repeat) {
      icu::Formattable values[] = {icu::Formattable(int64_t{3})};
      for (size_t index = 0; index < formats.size(); ++index) {
        icu::UnicodeString result;
        formats[index].format(names, values, 1, result, status);
        std::string text;
        result.toUTF8String(text);
        if (index == 1) message = text;
      }
    }
    std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    rounds.push_back(took.count() / count);
  }
  if (U_FAILURE(status)) std::fprintf(stderr, "whole: %s\n", u_errorName(status));
  std::sort(rounds.begin(), rounds.end());
  std::printf("whole\t%.1f\t%s\n", rounds[rounds.size() / 2], message.c_str());
}

}  // namespace

int main() {
  auto card = [] { return icu::Formattable(icu::UnicodeString::fromUTF8("4242")); };
  auto integer = [](int64_t number) { return [number] { return icu::Formattable(number); }; };
  measure("string", "The card ending in {x} expired. Enter another card.", card);
  measure("plural", "{x, plural, one {# photo is waiting} other {# photos are waiting}} for space.",
          integer(3));
  measure("number", "This album already holds {x, number} photos.", integer(1'234'567));
  measure("date", "Nothing was saved since {x, date, ::yMMMd}.",
          [] { return icu::Formattable(1'788'264'000'000.0, icu::Formattable::kIsDate); });
  measure("bytes",
          "This album already holds {x, number, ::measure-unit/digital-megabyte unit-width-short "
          "scale/0.000001 .#}.",
          integer(8'400'000));
  measure("money", "A place more costs {x, number, ::currency/EUR}.", [] { return icu::Formattable(12.5); });
  measureWhole();
}
