extension SystemCopy {
  /// What the errors say in Brazilian Portuguese, by entry.
  static let brazilianPortuguese = #"""
    [offline]
    title = "Este dispositivo está offline"
    message = "Não há conexão com a internet."
    recovery = "Conecte-o a uma rede Wi-Fi ou ative os dados celulares e tente novamente."

    [no-answer]
    title = "O servidor não respondeu"
    message = "Demorou demais, por isso sua última alteração pode não ter sido salva."
    recovery = "Verifique sua conexão com a internet e sua última alteração e tente novamente."

    [connection-lost]
    title = "A conexão foi perdida"
    message = "Nem tudo foi transferido, por isso sua última alteração pode estar faltando."
    recovery = "Verifique sua conexão com a internet e sua última alteração e tente novamente."

    [server-not-answering]
    title = "O servidor não está respondendo"
    message = "Ele pode estar em manutenção."
    recovery = "Tente novamente em alguns minutos."

    [server-not-found]
    title = "Nenhum servidor tem este endereço"
    message = "Em algumas redes, como as de hotéis, é preciso iniciar sessão primeiro."
    recovery = "Verifique o endereço e sua rede Wi-Fi e tente novamente."

    [file-missing]
    title = "“{fileName}” não foi encontrado"
    message = "O arquivo foi movido, renomeado ou apagado."
    recovery = "Escolha-o novamente no local em que está agora."
    without.fileName.title = "O arquivo não foi encontrado"

    [no-access]
    title = "Sem acesso a “{fileName}”"
    message = "Este app não tem permissão para abrir ou alterar o arquivo."
    recovery = "Escolha outra pasta ou altere as permissões de acesso."
    without.fileName.title = "Sem acesso ao arquivo"

    [disk-full]
    title = "Espaço insuficiente"
    message = "“{fileName}” não foi salvo porque este disco está cheio."
    recovery = "Apague arquivos de que não precisa ou escolha outro disco e salve novamente."
    without.fileName.message = "O arquivo não foi salvo porque este disco está cheio."

    [update-needed]
    title = "Este app precisa de uma atualização"
    message = "Ele recebeu dados que esta versão não consegue ler."
    recovery = "Instale a versão mais recente do app."

    [icloud-signed-out]
    title = "Nenhuma conta conectada ao iCloud"
    message = "Suas alterações ficam neste dispositivo e não são sincronizadas."
    recovery = "Abra os Ajustes e inicie sessão com sua Conta Apple."

    [icloud-full]
    title = "O armazenamento do iCloud está cheio"
    message = "Suas alterações ficam neste dispositivo e não são sincronizadas."
    recovery = "Apague do iCloud o que não precisa ou obtenha mais armazenamento nos Ajustes."

    [purchases-off]
    title = "As compras estão desativadas"
    message = "O Tempo de Uso ou sua organização não as permite neste dispositivo. Nada foi cobrado."
    recovery = "Permita compras nos Ajustes ou peça à pessoa que gerencia este dispositivo."

    [service-busy]
    title = "Muitas solicitações no momento"
    message = "O servidor está respondendo a quantas consegue."
    recovery = "Tente novamente em alguns minutos."

    [unexpected]
    title = "O app não concluiu esta etapa"
    message = "A causa ainda não é conhecida. Sua última alteração pode não ter sido salva."
    recovery = "Feche e abra o app novamente para verificar. Se ela estiver faltando, entre em contato com o suporte."
    """#
}
