extension SystemCopy {
  /// What the errors say in Japanese, by entry.
  static let japanese = #"""
    [offline]
    title = "このデバイスはオフラインです"
    message = "インターネットに接続されていません。"
    recovery = "Wi-Fiに接続するかモバイルデータ通信をオンにしてから、もう一度お試しください。"

    [no-answer]
    title = "サーバの応答に時間がかかりすぎています"
    message = "最後の変更が保存されていない可能性があります。"
    recovery = "インターネット接続と最後の変更を確認してから、もう一度お試しください。"

    [connection-lost]
    title = "接続が切れました"
    message = "すべてを転送する前に切れたため、最後の変更が失われている可能性があります。"
    recovery = "インターネット接続と最後の変更を確認してから、もう一度お試しください。"

    [server-not-answering]
    title = "サーバが接続を受け付けていません"
    message = "メンテナンス中の可能性があります。"
    recovery = "数分後にもう一度お試しください。"

    [server-not-found]
    title = "このアドレスのサーバはありません"
    message = "ホテルなどのネットワークでは、先にサインインが必要な場合があります。"
    recovery = "アドレスとWi-Fiネットワークを確認してから、もう一度お試しください。"

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

    [icloud-full]
    title = "iCloudストレージがいっぱいです"
    message = "変更内容はこのデバイスに残り、同期されません。"
    recovery = "不要なものをiCloudから削除するか、設定でストレージを追加してください。"

    [purchases-off]
    title = "購入がオフになっています"
    message = "スクリーンタイムまたは組織により、このデバイスでは許可されていません。料金は請求されていません。"
    recovery = "設定で購入を許可するか、このデバイスの管理者に依頼してください。"

    [service-busy]
    title = "リクエストが集中しています"
    message = "サーバはできるかぎり多くのリクエストに応答しています。"
    recovery = "数分後にもう一度お試しください。"

    [unexpected]
    title = "アプリは手順を完了できませんでした"
    message = "原因はまだわかりません。最後の変更が保存されていない可能性があります。"
    recovery = "アプリを開き直して確認してください。変更が失われている場合は、サポートにお問い合わせください。"
    """#
}
