#include "MessagePatterns.hpp"

#include <algorithm>
#include <memory>
#include <vector>

#include <unicode/datefmt.h>
#include <unicode/msgfmt.h>
#include <unicode/timezone.h>
#include <unicode/uchar.h>

using namespace cicu;

namespace {

/// What a pattern does with an argument.
enum class Use { plain, number, date, select };

struct Argument {
  icu::UnicodeString name;
  Use use;
};

/// A `{name, date, style}` of the pattern. ICU gives no way to set the time zone of such a format where it
/// stands inside a plural or select form, so it is formatted on its own and the pattern reads the result.
struct DateUse {
  icu::UnicodeString name;
  icu::UnicodeString result;
  std::unique_ptr<icu::DateFormat> format;
};

bool is(const icu::UnicodeString &text, const char16_t *word) {
  return text.caseCompare(icu::UnicodeString(word), U_FOLD_CASE_DEFAULT) == 0;
}

}  // namespace

struct cicu_message {
  icu::Locale locale;
  std::unique_ptr<icu::TimeZone> zone;
  std::unique_ptr<icu::MessageFormat> format;
  std::unique_ptr<icu::DateFormat> plainDate;
  std::vector<Argument> used;
  std::vector<DateUse> dates;
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  std::string detail;

  int32_t compile(const icu::UnicodeString &text, int32_t &errorOffset);
  void use(const icu::UnicodeString &name, Use use);
  void set(const char *name, int32_t size, const icu::Formattable &value);
  const icu::Formattable *find(const icu::UnicodeString &name) const;
  int32_t fail(int32_t code, const icu::UnicodeString &name);
};

void cicu_message::use(const icu::UnicodeString &name, Use use) {
  for (const Argument &argument : used) {
    if (argument.use == use && argument.name == name) return;
  }
  used.push_back({name, use});
}

int32_t cicu_message::compile(const icu::UnicodeString &text, int32_t &errorOffset) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError error;
  icu::MessagePattern pattern(status);
  pattern.parse(text, &error, status);
  if (U_FAILURE(status)) {
    errorOffset = std::max(0, error.offset);
    return status;
  }

  // A name no argument of this pattern can have: it begins with more U+E000 than the pattern holds.
  icu::UnicodeString prefix(u'\uE000');
  while (text.indexOf(prefix) >= 0) prefix.append(u'\uE000');

  icu::UnicodeString rewritten;
  int32_t copied = 0;
  for (int32_t index = 0; index < pattern.countParts(); ++index) {
    const icu::MessagePattern::Part &part = pattern.getPart(index);
    if (part.getType() != UMSGPAT_PART_TYPE_ARG_START) continue;
    icu::UnicodeString name = pattern.getSubstring(pattern.getPart(index + 1));
    switch (part.getArgType()) {
      case UMSGPAT_ARG_TYPE_NONE:
        use(name, Use::plain);
        continue;
      case UMSGPAT_ARG_TYPE_SELECT:
        use(name, Use::select);
        continue;
      case UMSGPAT_ARG_TYPE_SIMPLE:
        break;
      default:
        use(name, Use::number);
        continue;
    }
    icu::UnicodeString type = pattern.getSubstring(pattern.getPart(index + 2));
    if (!is(type, u"date") && !is(type, u"time")) {
      use(name, Use::number);
      continue;
    }
    use(name, Use::date);
    int32_t start = part.getIndex();
    int32_t limit = pattern.getPart(pattern.getLimitPartIndex(index)).getLimit();

    icu::MessageFormat single(text.tempSubStringBetween(start, limit), locale, error, status);
    if (U_FAILURE(status)) {
      errorOffset = start;
      return status;
    }
    int32_t count = 0;
    const icu::Format **formats = single.getFormats(count);
    const auto *date = count == 1 ? dynamic_cast<const icu::DateFormat *>(formats[0]) : nullptr;
    if (!date) return U_ILLEGAL_ARGUMENT_ERROR;
    DateUse made;
    made.format.reset(static_cast<icu::DateFormat *>(date->clone()));
    made.format->setTimeZone(*zone);
    made.name = name;
    made.result = prefix;
    for (char digit : std::to_string(dates.size())) made.result.append(static_cast<char16_t>(digit));
    rewritten.append(text, copied, start - copied);
    rewritten.append(u'{').append(made.result).append(u'}');
    copied = limit;
    dates.push_back(std::move(made));
  }
  rewritten.append(text, copied, text.length() - copied);

  format = std::make_unique<icu::MessageFormat>(rewritten, locale, error, status);
  if (U_FAILURE(status)) errorOffset = std::max(0, error.offset);
  return result(status);
}

void cicu_message::set(const char *name, int32_t size, const icu::Formattable &value) {
  names.push_back(decode(name, size));
  values.push_back(value);
}

const icu::Formattable *cicu_message::find(const icu::UnicodeString &name) const {
  for (size_t index = names.size(); index > 0; --index) {
    if (names[index - 1] == name) return &values[index - 1];
  }
  return nullptr;
}

int32_t cicu_message::fail(int32_t code, const icu::UnicodeString &name) {
  detail.clear();
  name.toUTF8String(detail);
  return code;
}

int32_t cicu_message_open(const char *text, int32_t size, const char *locale, const char *time_zone,
                          cicu_message **message, int32_t *error_offset) {
  *error_offset = 0;
  auto made = std::make_unique<cicu_message>();
  if (int32_t code = cicu::locale(locale, made->locale)) return code;
  made->zone.reset(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(time_zone)));
  if (*made->zone == icu::TimeZone::getUnknown()) return CICU_UNKNOWN_TIME_ZONE;
  icu::UnicodeString pattern;
  if (int32_t code = decode(text, size, pattern)) return code;
  if (tooDeep(text, size)) return CICU_TOO_DEEP;
  if (int32_t code = made->compile(pattern, *error_offset)) return code;
  *message = made.release();
  return 0;
}

void cicu_message_close(cicu_message *message) { delete message; }

void cicu_message_clear(cicu_message *message) {
  message->names.clear();
  message->values.clear();
}

void cicu_message_set_text(cicu_message *message, const char *name, int32_t name_size, const char *text,
                           int32_t size) {
  message->set(name, name_size, icu::Formattable(decode(text, size)));
}

void cicu_message_set_integer(cicu_message *message, const char *name, int32_t name_size, int64_t value) {
  message->set(name, name_size, icu::Formattable(value));
}

void cicu_message_set_number(cicu_message *message, const char *name, int32_t name_size, double value) {
  message->set(name, name_size, icu::Formattable(value));
}

void cicu_message_set_date(cicu_message *message, const char *name, int32_t name_size, double value) {
  message->set(name, name_size, icu::Formattable(value, icu::Formattable::kIsDate));
}

int32_t cicu_message_format(cicu_message *message, cicu_sink sink, void *context) {
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  for (const Argument &argument : message->used) {
    const icu::Formattable *value = message->find(argument.name);
    if (!value) return message->fail(CICU_MISSING_ARGUMENT, argument.name);
    bool isDate = value->getType() == icu::Formattable::kDate;
    bool isText = value->getType() == icu::Formattable::kString;
    switch (argument.use) {
      case Use::plain:
        if (!isDate) break;
        // ICU's own default for a date without a style, which would be in the process's time zone.
        if (!message->plainDate) {
          message->plainDate.reset(icu::DateFormat::createDateTimeInstance(
              icu::DateFormat::kShort, icu::DateFormat::kShort, message->locale));
          if (!message->plainDate) return U_MISSING_RESOURCE_ERROR;
          message->plainDate->setTimeZone(*message->zone);
        }
        {
          icu::UnicodeString text;
          message->plainDate->format(value->getDate(), text);
          names.push_back(argument.name);
          values.emplace_back(text);
        }
        continue;
      case Use::number:
        if (isDate || isText) return message->fail(CICU_ARGUMENT_TYPE, argument.name);
        break;
      case Use::date:
        if (!isDate) return message->fail(CICU_ARGUMENT_TYPE, argument.name);
        continue;
      case Use::select:
        if (!isText) return message->fail(CICU_ARGUMENT_TYPE, argument.name);
        break;
    }
    names.push_back(argument.name);
    values.push_back(*value);
  }
  for (const DateUse &use : message->dates) {
    icu::UnicodeString text;
    use.format->format(message->find(use.name)->getDate(), text);
    names.push_back(use.result);
    values.emplace_back(text);
  }
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text;
  message->format->format(names.data(), values.data(), static_cast<int32_t>(names.size()), text, status);
  if (U_SUCCESS(status)) Sink{sink, context}(text);
  return result(status);
}

void cicu_message_detail(const cicu_message *message, cicu_sink sink, void *context) {
  Sink{sink, context}(message->detail);
}
