/// Every check, by category, in the order in which they are listed in documents.
public let allChecks: [any Check] = [
  Syntax(), DuplicateKey(), UnreadableFile(), UnknownFile(), UnknownLocale(), UnknownKey(), WrongValue(),
  UnusableName(), UnknownAction(), UnusedRegion(), EmptyText(), MissingCode(), DuplicateCode(),
  ReusedCode(), NameCollision(), MissingNote(), UnusedAllow(),

  MessageSyntax(), MissingOtherForm(), DuplicateForm(), SwallowedArgument(), UndeclaredArgument(),
  UnusedArgument(), LostArgument(), WithoutArgument(), ArgumentTypeMismatch(), MissingPluralForm(),
  UnreachablePluralForm(), NumberMissingInForm(), PluralOfRounded(), DifferentChoices(), TooManyVariants(),
  GluedArgument(), UnsupportedFormat(),

  LanguageNotJudged(), VagueMessage(), EmptyTitle(), AdviceOnly(), Echo(), NoNextStep(), RetryOnly(),
  RemedyMismatch(), LostMeaning(), BorrowedText(), UnquotedName(), PermanenceMismatch(), ActionLabel(),
  ActionMismatch(),

  ErrorDump(), StackTrace(), ExceptionName(), ErrorCode(), HTTPStatus(), NullLiteral(),
  UnresolvedPlaceholder(), Identifier(), KeyAsText(), PathOrHost(), Secret(), Markup(), PlaceholderCopy(),
  Mojibake(),

  TooLong(), TooManySentences(), NoRoomToGrow(),

  MissingTitle(), MissingAction(), UnsafeRetry(), NoWayBack(), ImportantInBanner(), QuestionMissing(),
  ErrorAsDecision(), SuccessAsAlert(),

  Blame(), AlarmWord(), Shouting(), Humor(), PleaseInEnglish(), WeInEnglish(), PositionOrColorOnly(),
  DeviceVerb(),

  MissingTranslation(), ExtraTranslation(), Untranslated(), Draft(), StaleTranslation(), DifferentNumbers(),
  MixedRegister(),

  LocalePunctuation(), StraightQuotes(), Ellipsis(), InvisibleCharacter(), BidiControl(), Spacing(),

  UnknownSystemError(), DuplicateMapping(), MappingNeedsArgument(), MappingRemedy(), CancellationShown(),
  UnmappedCommonError(),
]
