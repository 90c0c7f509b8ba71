extension SystemCopy {
  /// What the errors and states say in Arabic, and the labels of their buttons.
  static let arabic = Texts(
    entries: #"""
      [offline]
      title = "هذا الجهاز غير متصل"
      message = "لا يوجد اتصال بالإنترنت."
      recovery = "اتصل بشبكة Wi-Fi أو شغّل بيانات الجوال، ثم أعد المحاولة."
      passing.message = "أنت غير متصل، ويظهر لك آخر ما تم تحميله."
      passing.recovery = "اتصل لرؤية الجديد."

      [no-answer]
      title = "استغرق رد الخادم وقتًا طويلًا"
      message = "ربما لم يُحفظ آخر تغيير."
      recovery = "تحقق من اتصالك بالإنترنت ومن آخر تغيير، ثم أعد المحاولة."
      content.message = "لم يُحمّل أي شيء في الوقت المحدد."
      content.recovery = "تحقق من اتصالك بالإنترنت، ثم أعد المحاولة."

      [connection-lost]
      title = "انقطع الاتصال"
      message = "انقطع قبل نقل كل شيء، وربما فُقد آخر تغيير."
      recovery = "تحقق من اتصالك بالإنترنت ومن آخر تغيير، ثم أعد المحاولة."
      content.message = "انقطع قبل تحميل كل شيء."
      content.recovery = "تحقق من اتصالك بالإنترنت، ثم أعد المحاولة."
      passing.message = "انقطع الاتصال، ويظهر لك ما تم تحميله من قبل."
      passing.recovery = "تحقق من الاتصال."

      [server-not-answering]
      title = "الخادم لا يقبل الاتصال"
      message = "قد يكون قيد الصيانة."
      recovery = "أعد المحاولة بعد بضع دقائق."

      [server-not-found]
      title = "لا يوجد خادم بهذا العنوان"
      message = "في بعض الشبكات، كشبكات الفنادق، يجب تسجيل الدخول أولًا."
      recovery = "تحقق من العنوان ومن شبكة Wi-Fi، ثم أعد المحاولة."
      field.message = "لا يوجد خادم بهذا العنوان."
      field.recovery = "تحقق من طريقة كتابته."

      [file-missing]
      title = "«{fileName}» مفقود"
      message = "نُقل الملف أو غُيّر اسمه أو حُذف."
      recovery = "اختره مرة أخرى من مكانه الحالي."
      without.fileName.title = "الملف مفقود"

      [no-access]
      title = "لا يمكن الوصول إلى «{fileName}»"
      message = "لا يُسمح لهذا التطبيق بفتح الملف أو تغييره."
      recovery = "اختر مجلدًا آخر أو غيّر أذونات الوصول."
      without.fileName.title = "لا يمكن الوصول إلى الملف"

      [disk-full]
      title = "لا توجد مساحة كافية"
      message = "لم يُحفظ «{fileName}» لأن هذا القرص ممتلئ."
      recovery = "احذف الملفات التي لا تحتاج إليها أو اختر قرصًا آخر، ثم احفظ مرة أخرى."
      without.fileName.message = "لم يُحفظ الملف لأن هذا القرص ممتلئ."

      [update-needed]
      title = "يحتاج هذا التطبيق إلى تحديث"
      message = "استقبل بيانات لا يستطيع هذا الإصدار قراءتها."
      recovery = "ثبّت أحدث إصدار من التطبيق."

      [icloud-signed-out]
      title = "لم يتم تسجيل الدخول إلى iCloud"
      message = "تبقى تغييراتك على هذا الجهاز ولا تتم مزامنتها."
      recovery = "افتح الإعدادات وسجّل الدخول بحسابك لدى Apple."
      passing.message = "دون iCloud تبقى التغييرات على هذا الجهاز."
      passing.recovery = "سجّل الدخول إلى iCloud من الإعدادات."

      [icloud-full]
      title = "مساحة تخزين iCloud ممتلئة"
      message = "تبقى تغييراتك على هذا الجهاز ولا تتم مزامنتها."
      recovery = "احذف ما لا تحتاج إليه من iCloud أو احصل على مساحة أكبر من الإعدادات."
      passing.message = "مساحة تخزين iCloud ممتلئة، لذلك تبقى التغييرات على هذا الجهاز."
      passing.recovery = "احصل على مساحة أكبر من الإعدادات."

      [purchases-off]
      title = "الشراء غير مفعّل"
      message = "لا تسمح به مدة استخدام الجهاز أو مؤسستك على هذا الجهاز. لم يُخصم أي مبلغ."
      recovery = "اسمح بالشراء في الإعدادات أو اطلب ذلك من الشخص الذي يدير هذا الجهاز."

      [service-busy]
      title = "طلبات كثيرة الآن"
      message = "يرد الخادم على أكبر عدد ممكن منها."
      recovery = "أعد المحاولة بعد انتهاء مدة الانتظار: {wait}."
      without.wait.recovery = "أعد المحاولة بعد بضع دقائق."
      passing.message = "هناك ضغط كبير على الخادم."

      [unexpected]
      title = "لم يُكمل التطبيق هذه الخطوة"
      message = "السبب غير معروف بعد. ربما لم يُحفظ آخر تغيير."
      recovery = "أغلق التطبيق وافتحه من جديد للتحقق. إذا كان التغيير مفقودًا، فاتصل بالدعم."

      [fields-summary]
      message = """
      {count, plural,
        two {هناك إدخالان يحتاجان إلى تغيير.}
        few {هناك # إدخالات تحتاج إلى تغيير.}
        many {هناك # إدخالًا يحتاج إلى تغيير.}
        other {هناك # إدخال يحتاج إلى تغيير.}}"""
      recovery = "اتبع الملاحظة عند كل منها."

      [error-details]
      title = "تفاصيل الخطأ"
      message = "توضّح لفريق الدعم ما حدث وأين حدث. لا تتضمن كلمات السر ولا محتوى ملفاتك."

      [details-copied]
      message = "تم النسخ"
      announcement = "تم نسخ تفاصيل الخطأ"
      """#,
    labels: #"""
      [try-again]
      label = "إعادة المحاولة"

      [cancel]
      label = "إلغاء"

      [open-settings]
      label = "فتح الإعدادات"

      [choose-file]
      label = "اختيار ملف"

      [choose-folder]
      label = "اختيار مجلد"

      [update-app]
      label = "تحديث"

      [get-help]
      label = "الحصول على المساعدة"

      [show-details]
      announcement = "إظهار تفاصيل الخطأ"
      label = "إظهار التفاصيل"

      [copy-details]
      announcement = "نسخ تفاصيل الخطأ"
      label = "نسخ التفاصيل"
      """#)
}
