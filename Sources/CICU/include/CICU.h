#ifndef CICU_H
#define CICU_H

/// What the compiler asks of ICU, as plain C.
///
/// No ICU header is included here: Foundation carries its own copy of ICU, and a Swift file that sees
/// both sets of declarations does not compile.
///
/// Conventions, the same for every function:
/// * Text in is `text` and `size` in UTF-8 bytes. It may hold NUL, be empty or be ill-formed UTF-8; an
///   ill-formed sequence counts as U+FFFD. It is read during the call only.
/// * A locale is a NUL-terminated BCP 47 tag. One that is not well-formed is an error; one that CLDR does
///   not know falls back as CLDR says.
/// * Text out goes to a `cicu_sink`, called once a value, in order. The bytes are valid during that call
///   only, so nothing that is handed out has to be freed.
/// * Numbers out go through pointers, which are written only on success.
/// * The result is 0 for success, an ICU error code above 0, or one of `cicu_error`; `cicu_error_name`
///   names it. ICU's warnings count as success.
/// * What an `…_open` function gives is owned by the caller and freed by the `…_close` of the same name.
///   Such an object is used by one thread at a time; all other functions can be called from any thread.

#include <stdbool.h>
#include <stdint.h>

#ifdef __clang__
#pragma clang assume_nonnull begin
#define CICU_NULLABLE _Nullable
#define CICU_NONNULL _Nonnull
#else
#define CICU_NULLABLE
#define CICU_NONNULL
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// Receives one text of `size` UTF-8 bytes.
typedef void (*cicu_sink)(void *context, const char *bytes, int32_t size);

/// Errors of the shim itself, beside ICU's own codes.
enum cicu_error {
  /// The pattern uses an argument that was not given; see `cicu_message_detail`.
  CICU_MISSING_ARGUMENT = -1001,
  /// An argument is used in a way its type does not allow; see `cicu_message_detail`.
  CICU_ARGUMENT_TYPE = -1002,
  /// Arguments nest deeper than `cicu_maximum_depth`.
  CICU_TOO_DEEP = -1003,
  /// The text is larger than `cicu_maximum_size` bytes.
  CICU_TOO_LARGE = -1004,
  /// The time zone is not one that ICU knows.
  CICU_UNKNOWN_TIME_ZONE = -1005,
  /// The locale's data has no such value.
  CICU_NO_DATA = -1006,
};

/// ICU parses and formats nested arguments recursively; this depth needs far less than the smallest
/// thread stack (512 KB).
int32_t cicu_maximum_depth(void);
/// ICU counts in 32 bits and a UTF-16 copy needs twice the bytes.
int32_t cicu_maximum_size(void);

/// The name of an error code, such as "U_UNMATCHED_BRACES". Lives for ever.
const char *cicu_error_name(int32_t code);

/// The versions of the linked ICU, such as "72.1", of its CLDR data ("42") and of the Unicode standard it
/// implements ("15.0"). They live for ever.
const char *cicu_version(void);
const char *cicu_cldr_version(void);
const char *cicu_unicode_version(void);

// ---- Message patterns

/// A parser of message patterns that keeps its memory from one pattern to the next.
typedef struct cicu_pattern cicu_pattern;

/// One part of a parsed pattern, as ICU's MessagePattern::Part.
typedef struct {
  /// ICU's UMessagePatternPartType, 0 (message start) … 13 (double).
  int32_t type;
  /// Where the part begins in the pattern, and how long it is, in UTF-16 units.
  int32_t start;
  int32_t length;
  /// The part's value: nesting level, argument number, UMessagePatternArgType or integer.
  int32_t value;
  /// The number written, for types 12 and 13.
  double number;
} cicu_part;

cicu_pattern *cicu_pattern_open(void);
void cicu_pattern_close(cicu_pattern *pattern);
int32_t cicu_pattern_parse(cicu_pattern *pattern, const char *text, int32_t size);
/// Where ICU places the error of the last parse, in UTF-16 units. ICU often says 0 whatever the place.
int32_t cicu_pattern_error_offset(const cicu_pattern *pattern);
/// The number of parts of the last pattern parsed; 0 after an error.
int32_t cicu_pattern_part_count(const cicu_pattern *pattern);
/// `index` is 0 up to the count; any other gives an all-zero part.
cicu_part cicu_pattern_part(const cicu_pattern *pattern, int32_t index);

// ---- Formatting messages

/// A compiled message of one locale and time zone, and the arguments for its next formatting.
typedef struct cicu_message cicu_message;

/// Compiles a pattern. `error_offset` is set on a syntax error, in UTF-16 units.
int32_t cicu_message_open(const char *text, int32_t size, const char *locale, const char *time_zone,
                          cicu_message *CICU_NULLABLE *CICU_NONNULL message, int32_t *error_offset);
void cicu_message_close(cicu_message *message);
/// Forgets all arguments.
void cicu_message_clear(cicu_message *message);
void cicu_message_set_text(cicu_message *message, const char *name, int32_t name_size, const char *text,
                           int32_t size);
void cicu_message_set_integer(cicu_message *message, const char *name, int32_t name_size, int64_t value);
void cicu_message_set_number(cicu_message *message, const char *name, int32_t name_size, double value);
/// `value` is in milliseconds since 1970-01-01T00:00:00Z.
void cicu_message_set_date(cicu_message *message, const char *name, int32_t name_size, double value);
/// Gives the formatted text. An argument that is missing or of the wrong type is an error also where
/// the form that uses it is not the one selected.
int32_t cicu_message_format(cicu_message *message, cicu_sink sink, void *context);
/// The name of the argument the last `cicu_message_format` complained about.
void cicu_message_detail(const cicu_message *message, cicu_sink sink, void *context);

// ---- Plural rules

/// ICU's plural rules of one locale.
typedef struct cicu_plurals cicu_plurals;

int32_t cicu_plurals_open(const char *locale, bool ordinal,
                          cicu_plurals *CICU_NULLABLE *CICU_NONNULL plurals);
void cicu_plurals_close(cicu_plurals *plurals);
/// Gives the keyword ICU selects for an integer.
int32_t cicu_plurals_select_integer(const cicu_plurals *plurals, int64_t value, cicu_sink sink,
                                    void *context);
/// Gives the keyword ICU selects for a decimal number as written: "1.0" has one visible fraction digit.
int32_t cicu_plurals_select_decimal(const cicu_plurals *plurals, const char *text, int32_t size,
                                    cicu_sink sink, void *context);
/// Gives every keyword the locale has.
int32_t cicu_plurals_keywords(const cicu_plurals *plurals, cicu_sink sink, void *context);
/// Gives keyword and rule by turns, as CLDR writes them: "few", "n % 10 = 2..4 and n % 100 != 12..14
/// @integer 2~4, …". Nothing but "other" for a locale without rules of its own.
int32_t cicu_plural_rules(const char *locale, bool ordinal, cicu_sink sink, void *context);
/// Gives every locale CLDR has rules of this kind for.
int32_t cicu_plural_locales(bool ordinal, cicu_sink sink, void *context);

// ---- Breaks

enum cicu_break { CICU_GRAPHEME = 0, CICU_WORD = 1, CICU_SENTENCE = 2 };

/// Finds the ends of the pieces of a text: each boundary except 0, in UTF-8 bytes.
/// `capacity` must be at least `size`; `offsets` has room for that many. `words`, if given, is as long
/// and says of each piece whether it holds letters, numbers or ideographs.
int32_t cicu_breaks(int32_t kind, const char *locale, const char *text, int32_t size, int32_t *offsets,
                    bool *CICU_NULLABLE words, int32_t capacity, int32_t *count);
/// Counts grapheme clusters, and the columns they take in a fixed-width font (0, 1 or 2 each).
int32_t cicu_graphemes(const char *text, int32_t size, int32_t *count, int32_t *columns);

// ---- Locales

/// Gives the canonical tag. `parsed` is the number of bytes that are well-formed: less than `size` is an
/// error.
int32_t cicu_locale_canonical(const char *tag, int32_t size, int32_t *parsed, cicu_sink sink,
                              void *context);
/// Gives language, script and region; what the tag leaves out is empty.
int32_t cicu_locale_subtags(const char *locale, cicu_sink sink, void *context);
int32_t cicu_locale_maximized(const char *locale, cicu_sink sink, void *context);
int32_t cicu_locale_minimized(const char *locale, cicu_sink sink, void *context);
/// Gives the parent that CLDR's data names explicitly; CICU_NO_DATA where it names none.
int32_t cicu_locale_explicit_parent(const char *locale, cicu_sink sink, void *context);
int32_t cicu_locale_display_name(const char *locale, const char *in_locale, cicu_sink sink, void *context);
int32_t cicu_locale_is_right_to_left(const char *locale, bool *right_to_left);
/// Whether a language subtag of two or three letters stands in ICU's list of ISO 639 codes or in CLDR's data
/// on likely scripts and regions, which also name languages that ICU has no other data for.
int32_t cicu_language_is_known(const char *language, bool *is_known);
/// Gives every code of ICU's list of ISO 639.
int32_t cicu_languages(cicu_sink sink, void *context);
/// Gives every locale ICU has data for.
int32_t cicu_locales(cicu_sink sink, void *context);
/// Gives the quotation marks: start, end, inner start, inner end.
int32_t cicu_locale_quotation_marks(const char *locale, cicu_sink sink, void *context);
/// The ranges of code points in the locale's standard exemplar set, as pairs (first, last). Writes at
/// most `capacity` values; `count` is how many there are. Sequences ("ch") go to the sink.
int32_t cicu_locale_exemplars(const char *locale, int32_t *ranges, int32_t capacity, int32_t *count,
                              cicu_sink sink, void *context);

/// ICU's LocaleMatcher over a fixed list of supported locales.
typedef struct cicu_matcher cicu_matcher;

cicu_matcher *cicu_matcher_open(void);
void cicu_matcher_close(cicu_matcher *matcher);
/// Adds a supported locale; the first one added has index 0.
int32_t cicu_matcher_add_supported(cicu_matcher *matcher, const char *locale);
/// Adds a locale the person prefers, most wanted first.
int32_t cicu_matcher_add_desired(cicu_matcher *matcher, const char *locale);
void cicu_matcher_clear_desired(cicu_matcher *matcher);
/// The index of the best supported locale, or -1 where none is close enough.
int32_t cicu_matcher_best(cicu_matcher *matcher, int32_t *index);

// ---- Characters

/// What Unicode says of one code point.
typedef struct {
  /// ICU's UScriptCode; `cicu_script_tag` gives its name.
  int32_t script;
  /// ICU's UCharDirection, 0 (L) … 22 (PDI).
  int32_t bidi_class;
  /// ICU's UEastAsianWidth: 0 neutral, 1 ambiguous, 2 halfwidth, 3 fullwidth, 4 narrow, 5 wide.
  int32_t east_asian_width;
  /// ICU's UCharCategory, 0 (Cn) … 29 (Pf).
  int32_t category;
  bool is_white_space;
  bool is_mirrored;
  bool is_bidi_control;
  bool is_default_ignorable;
  bool is_emoji_presentation;
} cicu_character;

/// Any number is taken; one that is no code point is unassigned.
cicu_character cicu_character_of(int32_t code_point);
/// The four-letter tag of a script, such as "Latn"; "Zzzz" for a code ICU does not have. Lives for ever.
const char *cicu_script_tag(int32_t script);
/// The code of a four-letter tag or a script's name; -1 where there is none.
int32_t cicu_script_code(const char *tag);
/// The scripts a code point is used in. Writes at most `capacity`; `count` is how many there are.
int32_t cicu_script_extensions(int32_t code_point, int32_t *scripts, int32_t capacity, int32_t *count);

// ---- Numbers

enum cicu_number_style { CICU_DECIMAL = 0, CICU_PERCENT = 1, CICU_CURRENCY = 2, CICU_SCIENTIFIC = 3 };

typedef struct {
  /// Digits in the group next to the decimal separator, and in those before it; 0 for no groups.
  int32_t primary_grouping;
  int32_t secondary_grouping;
  /// Digits there must be before the first separator for any to be written.
  int32_t minimum_grouping;
  /// The same for formats by skeleton, which follow the locale where the plain ones may not.
  int32_t skeleton_minimum_grouping;
  int32_t minimum_integer_digits;
  int32_t minimum_fraction_digits;
  int32_t maximum_fraction_digits;
} cicu_number_format;

/// Gives pattern, positive prefix and suffix, negative prefix and suffix, of the format a message uses.
int32_t cicu_number_pattern(const char *locale, int32_t style, cicu_number_format *format, cicu_sink sink,
                            void *context);
/// Gives the locale's numbering system, its ten digits as one text, then the signs for decimal, group,
/// minus, plus, percent, per mille, exponent, infinity and not-a-number.
int32_t cicu_number_symbols(const char *locale, cicu_sink sink, void *context);
/// Formats by a number skeleton without "::".
int32_t cicu_number_format_integer(const char *skeleton, const char *locale, int64_t value, cicu_sink sink,
                                   void *context);
int32_t cicu_number_format_double(const char *skeleton, const char *locale, double value, cicu_sink sink,
                                  void *context);
/// Formats a decimal number that is given in digits, such as "-1234.50", exactly however many they are.
int32_t cicu_number_format_decimal(const char *skeleton, const char *locale, const char *decimal,
                                   int32_t size, cicu_sink sink, void *context);
/// Formats a decimal number and gives what stands before the digits (with the sign), the digits with their
/// separators, and what stands after. Where the text shows no digits, all of it is before.
int32_t cicu_number_affixes(const char *skeleton, const char *locale, const char *decimal, int32_t size,
                            cicu_sink sink, void *context);
/// Gives a currency's symbol, narrow symbol and name in a locale. `digits` are its usual fraction digits.
int32_t cicu_currency(const char *locale, const char *code, int32_t *digits, cicu_sink sink, void *context);

/// Gives of every currency in ISO 4217, former ones too, its code, its symbol in a locale, its usual number of
/// fraction digits as a text, and how 1234567.89 and -1234567.89 are written with it and two fraction digits.
int32_t cicu_currencies(const char *locale, cicu_sink sink, void *context);

// ---- Normalization

/// Gives a text in Unicode's form NFC.
int32_t cicu_compose(const char *text, int32_t size, cicu_sink sink, void *context);

// ---- Lists

/// `type` is 0 and, 1 or, 2 units; `width` is 0 wide, 1 short, 2 narrow.
/// Formats the items of a list, which stand in one text with a NUL between any two.
int32_t cicu_list_format(const char *locale, int32_t type, int32_t width, const char *items, int32_t size,
                         cicu_sink sink, void *context);
/// Gives the texts around and between the items of a list that ends in `last`: of four items, what stands
/// before the first, after the first, second and third, and after the fourth; then of two items in the
/// same way. `last` matters where a conjunction changes before it (Spanish "e Ignacio").
int32_t cicu_list(const char *locale, int32_t type, int32_t width, const char *last, int32_t size,
                  cicu_sink sink, void *context);

// ---- Dates

/// Gives the pattern for a date and a time style: 0 full, 1 long, 2 medium, 3 short, -1 for none. Then the
/// letters of it that are not written in the locale's digits (Hawaiian has Roman months).
int32_t cicu_date_pattern(const char *locale, int32_t date_style, int32_t time_style, cicu_sink sink,
                          void *context);
/// Gives the pattern for a skeleton, as a message formats it (and then the letters as above) or as the
/// pattern generator alone has it.
int32_t cicu_date_skeleton_pattern(const char *locale, const char *skeleton, bool in_message,
                                   cicu_sink sink, void *context);
/// Gives the type of the locale's calendar, such as "gregorian".
int32_t cicu_date_calendar(const char *locale, cicu_sink sink, void *context);

enum cicu_date_field { CICU_MONTHS = 0, CICU_WEEKDAYS = 1, CICU_QUARTERS = 2, CICU_ERAS = 3 };

/// Gives the names of a field in the locale's calendar, weekdays from Sunday. `width` is 0 abbreviated,
/// 1 wide, 2 narrow, 3 short. Eras have no stand-alone names and no short ones: those are the others.
int32_t cicu_date_names(const char *locale, int32_t field, bool stand_alone, int32_t width, cicu_sink sink,
                        void *context);
/// Formats dates (milliseconds since 1970-01-01T00:00:00Z) by a pattern, one text each.
int32_t cicu_date_format(const char *locale, const char *pattern, const char *time_zone,
                         const double *milliseconds, int32_t count, cicu_sink sink, void *context);

#ifdef __cplusplus
}
#endif

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
