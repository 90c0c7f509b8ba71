// The least that any checker of ICU messages has to do: read the texts, and let ICU parse each once.
#include <unicode/messagepattern.h>
#include <unicode/unistr.h>

#include <cstdio>
#include <cstring>
#include <string>

int main(int argc, char **argv) {
  std::FILE *file = argc == 2 ? std::fopen(argv[1], "rb") : nullptr;
  if (!file) {
    std::fputs("usage: icu_floor <file with one message a line>\n", stderr);
    return 2;
  }
  std::string text;
  char block[1 << 16];
  for (size_t count; (count = std::fread(block, 1, sizeof block, file)) > 0;) text.append(block, count);
  std::fclose(file);

  UErrorCode status = U_ZERO_ERROR;
  icu::MessagePattern pattern(status);
  long messages = 0, parts = 0;
  for (const char *line = text.data(), *end = line + text.size(); line < end; ++messages) {
    const char *stop = static_cast<const char *>(std::memchr(line, '\n', end - line));
    if (!stop) stop = end;
    auto utf16 = icu::UnicodeString::fromUTF8(icu::StringPiece(line, static_cast<int32_t>(stop - line)));
    pattern.parse(utf16, nullptr, status);
    if (U_FAILURE(status)) {
      std::fprintf(stderr, "line %ld: ICU does not accept this message: %s\n", messages + 1, u_errorName(status));
      return 1;
    }
    parts += pattern.countParts();
    line = stop + 1;
  }
  std::printf("%ld messages, %ld parts\n", messages, parts);
  return 0;
}
