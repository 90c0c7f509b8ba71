extension SystemCopy {
  /// What the errors and states say in Japanese, and the labels of their buttons.
  static let japanese = Texts(
    entries: #"""
      [offline]
      title = "このデバイスはオフラインです"
      message = "インターネットに接続されていません。"
      recovery = "Wi-Fiに接続するかモバイルデータ通信をオンにしてから、もう一度お試しください。"
      passing.message = "オフラインのため、最後に読み込んだ内容を表示しています。"
      passing.recovery = "接続すると新しい内容が表示されます。"

      [no-answer]
      title = "サーバの応答に時間がかかりすぎています"
      message = "最後の変更が保存されていない可能性があります。"
      recovery = "インターネット接続と最後の変更を確認してから、もう一度お試しください。"
      content.message = "時間内に何も読み込めませんでした。"
      content.recovery = "インターネット接続を確認してから、もう一度お試しください。"

      [connection-lost]
      title = "接続が切れました"
      message = "すべてを転送する前に切れたため、最後の変更が失われている可能性があります。"
      recovery = "インターネット接続と最後の変更を確認してから、もう一度お試しください。"
      content.message = "すべてを読み込む前に切れました。"
      content.recovery = "インターネット接続を確認してから、もう一度お試しください。"
      passing.message = "接続が切れたため、以前に読み込んだ内容を表示しています。"
      passing.recovery = "接続を確認してください。"

      [server-not-answering]
      title = "サーバが接続を受け付けていません"
      message = "メンテナンス中の可能性があります。"
      recovery = "数分後にもう一度お試しください。"

      [server-not-found]
      title = "このアドレスのサーバはありません"
      message = "ホテルなどのネットワークでは、先にサインインが必要な場合があります。"
      recovery = "アドレスとWi-Fiネットワークを確認してから、もう一度お試しください。"
      field.message = "このアドレスのサーバはありません。"
      field.recovery = "入力に誤りがないか確認してください。"

      [file-missing]
      title = "「{fileName}」が見つかりません"
      message = "移動、名称変更、または削除されました。"
      recovery = "現在の場所からもう一度選択してください。"
      without.fileName.title = "ファイルが見つかりません"

      [no-access]
      title = "「{fileName}」にアクセスできません"
      message = "このアプリには、開いたり変更したりする権限がありません。"
      recovery = "別のフォルダを選択するか、アクセス権を変更してください。"
      without.fileName.title = "ファイルにアクセスできません"

      [disk-full]
      title = "空き容量が不足しています"
      message = "このディスクがいっぱいのため、「{fileName}」は保存されませんでした。"
      recovery = "不要なファイルを削除するか別のディスクを選択してから、もう一度保存してください。"
      without.fileName.message = "このディスクがいっぱいのため、ファイルは保存されませんでした。"

      [update-needed]
      title = "アプリのアップデートが必要です"
      message = "このバージョンでは読み取れないデータを受信しました。"
      recovery = "最新バージョンのアプリをインストールしてください。"

      [icloud-signed-out]
      title = "iCloudにサインインしていません"
      message = "変更内容はこのデバイスに残り、同期されません。"
      recovery = "設定を開いて、Apple Accountでサインインしてください。"
      passing.message = "iCloudにサインインしていないため、変更内容はこのデバイスに残ります。"
      passing.recovery = "設定でサインインしてください。"

      [icloud-full]
      title = "iCloudストレージがいっぱいです"
      message = "変更内容はこのデバイスに残り、同期されません。"
      recovery = "不要なものをiCloudから削除するか、設定でストレージを追加してください。"
      passing.message = "iCloudストレージがいっぱいで、変更はこのデバイスに残ります。"
      passing.recovery = "設定でストレージを追加してください。"

      [purchases-off]
      title = "購入がオフになっています"
      message = "スクリーンタイムまたは組織により、このデバイスでは許可されていません。料金は請求されていません。"
      recovery = "設定で購入を許可するか、このデバイスの管理者に依頼してください。"

      [service-busy]
      title = "リクエストが集中しています"
      message = "サーバはできるかぎり多くのリクエストに応答しています。"
      recovery = "{wait}後にもう一度お試しください。"
      without.wait.recovery = "数分後にもう一度お試しください。"
      passing.message = "サーバが混み合っています。"

      [unexpected]
      title = "アプリは手順を完了できませんでした"
      message = "原因はまだわかりません。最後の変更が保存されていない可能性があります。"
      recovery = "アプリを開き直して確認してください。変更が失われている場合は、サポートにお問い合わせください。"

      [fields-summary]
      message = "{count, plural, other {変更が必要な項目が#個あります。}}"
      recovery = "それぞれの説明に従ってください。"

      [error-details]
      title = "エラーの詳細"
      message = "何がどこで起きたかをサポートに伝えるための情報です。パスワードやファイルの内容は含まれていません。"

      [details-copied]
      message = "コピーしました"
      announcement = "エラーの詳細をコピーしました"
      """#,
    labels: #"""
      [try-again]
      label = "再試行"

      [cancel]
      label = "キャンセル"

      [open-settings]
      label = "設定を開く"

      [choose-file]
      label = "ファイルを選択"

      [choose-folder]
      label = "フォルダを選択"

      [update-app]
      label = "アップデート"

      [get-help]
      label = "ヘルプを見る"

      [show-details]
      announcement = "エラーの詳細を表示"
      label = "詳細を表示"

      [copy-details]
      announcement = "エラーの詳細をコピー"
      label = "詳細をコピー"
      """#)
}
