extension SystemCopy {
  /// What the errors and states say in Simplified Chinese, and the labels of their buttons.
  static let simplifiedChinese = Texts(
    entries: #"""
      [offline]
      title = "此设备处于离线状态"
      message = "未连接到互联网。"
      recovery = "请连接无线局域网或打开蜂窝数据，然后重试。"
      passing.message = "你处于离线状态，当前显示的是上次载入的内容。"
      passing.recovery = "连接网络后可查看新内容。"

      [no-answer]
      title = "等待服务器响应的时间过长"
      message = "你上次的更改可能未存储。"
      recovery = "请检查互联网连接和上次的更改，然后重试。"
      content.message = "未能及时载入任何内容。"
      content.recovery = "请检查互联网连接，然后重试。"

      [connection-lost]
      title = "连接已断开"
      message = "内容没有全部传输完，你上次的更改可能已丢失。"
      recovery = "请检查互联网连接和上次的更改，然后重试。"
      content.message = "内容尚未全部载入，连接就断开了。"
      content.recovery = "请检查互联网连接，然后重试。"
      passing.message = "连接已断开，当前显示的是之前载入的内容。"
      passing.recovery = "请检查网络连接。"

      [server-not-answering]
      title = "无法连接服务器"
      message = "服务器可能正在维护。"
      recovery = "请几分钟后重试。"

      [server-not-found]
      title = "没有服务器使用此地址"
      message = "在某些网络（例如酒店的网络）中，需要先登录。"
      recovery = "请检查地址和无线局域网，然后重试。"
      field.message = "没有服务器使用此地址。"
      field.recovery = "请检查输入是否有误。"

      [file-missing]
      title = "找不到“{fileName}”"
      message = "文件已被移动、重新命名或删除。"
      recovery = "请从它现在的位置重新选取。"
      without.fileName.title = "找不到文件"

      [no-access]
      title = "无法访问“{fileName}”"
      message = "此 App 没有打开或更改它的权限。"
      recovery = "请选取其他文件夹，或更改访问权限。"
      without.fileName.title = "无法访问文件"

      [disk-full]
      title = "空间不足"
      message = "此磁盘已满，因此“{fileName}”未存储。"
      recovery = "请删除不需要的文件或选取其他磁盘，然后重新存储。"
      without.fileName.message = "此磁盘已满，因此文件未存储。"

      [update-needed]
      title = "此 App 需要更新"
      message = "收到了此版本无法读取的数据。"
      recovery = "请安装此 App 的最新版本。"

      [icloud-signed-out]
      title = "尚未登录 iCloud"
      message = "你的更改会保留在此设备上，不会同步。"
      recovery = "请打开“设置”，然后登录你的 Apple 账户。"
      passing.message = "尚未登录 iCloud，更改会保留在此设备上。"
      passing.recovery = "请在“设置”中登录。"

      [icloud-full]
      title = "iCloud 储存空间已满"
      message = "你的更改会保留在此设备上，不会同步。"
      recovery = "请从 iCloud 删除不需要的内容，或在“设置”中增加储存空间。"
      passing.message = "iCloud 储存空间已满，更改会保留在此设备上。"
      passing.recovery = "请在“设置”中增加储存空间。"

      [purchases-off]
      title = "购买功能已关闭"
      message = "“屏幕使用时间”或你所在的组织不允许在此设备上购买。未收取任何费用。"
      recovery = "请在“设置”中允许购买，或联系管理此设备的人。"

      [service-busy]
      title = "当前请求过多"
      message = "服务器正在尽可能多地响应请求。"
      recovery = "请在 {wait}后重试。"
      without.wait.recovery = "请几分钟后重试。"
      passing.message = "服务器目前十分繁忙。"

      [unexpected]
      title = "上一步未完成"
      message = "原因尚不明确。你上次的更改可能未存储。"
      recovery = "请关闭并重新打开此 App 查看。如果更改丢失，请联系支持团队。"

      [fields-summary]
      message = "{count, plural, other {有 # 处内容需要更改。}}"
      recovery = "请按照各处的提示修改。"

      [error-details]
      title = "错误详情"
      message = "可帮助支持团队了解发生了什么以及在哪里发生，其中不含密码和文件内容。"

      [details-copied]
      message = "已拷贝"
      announcement = "错误详情已拷贝"
      """#,
    labels: #"""
      [try-again]
      label = "重试"

      [cancel]
      label = "取消"

      [open-settings]
      label = "打开设置"

      [choose-file]
      label = "选取文件"

      [choose-folder]
      label = "选取文件夹"

      [update-app]
      label = "更新"

      [get-help]
      label = "获取帮助"

      [show-details]
      announcement = "显示错误详情"
      label = "显示详情"

      [copy-details]
      announcement = "拷贝错误详情"
      label = "拷贝详情"
      """#)
}
