extension SystemCopy {
  /// What the errors and states say in Brazilian Portuguese, and the labels of their buttons.
  static let brazilianPortuguese = Texts(
    entries: #"""
      [offline]
      title = "Este dispositivo está offline"
      message = "Não há conexão com a internet."
      recovery = "Conecte-o a uma rede Wi-Fi ou ative os dados celulares e tente novamente."
      passing.message = "Você está offline e vê o que foi carregado por último."
      passing.recovery = "Conecte-se para ver as novidades."

      [no-answer]
      title = "O servidor não respondeu"
      message = "Demorou demais, por isso sua última alteração pode não ter sido salva."
      recovery = "Verifique sua conexão com a internet e sua última alteração e tente novamente."
      content.message = "Nada pôde ser carregado a tempo."
      content.recovery = "Verifique sua conexão com a internet e tente novamente."

      [connection-lost]
      title = "A conexão foi perdida"
      message = "Nem tudo foi transferido, por isso sua última alteração pode estar faltando."
      recovery = "Verifique sua conexão com a internet e sua última alteração e tente novamente."
      content.message = "Ela caiu antes que tudo fosse carregado."
      content.recovery = "Verifique sua conexão com a internet e tente novamente."
      passing.message = "A conexão foi perdida e você vê o que foi carregado antes."
      passing.recovery = "Verifique sua conexão."

      [server-not-answering]
      title = "O servidor não está respondendo"
      message = "Ele pode estar em manutenção."
      recovery = "Tente novamente em alguns minutos."

      [server-not-found]
      title = "Nenhum servidor tem este endereço"
      message = "Em algumas redes, como as de hotéis, é preciso iniciar sessão primeiro."
      recovery = "Verifique o endereço e sua rede Wi-Fi e tente novamente."
      field.message = "Nenhum servidor tem este endereço."
      field.recovery = "Verifique se ele foi digitado corretamente."

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
      passing.message = "Sem o iCloud, as alterações ficam neste dispositivo."
      passing.recovery = "Inicie sessão no iCloud nos Ajustes."

      [icloud-full]
      title = "O armazenamento do iCloud está cheio"
      message = "Suas alterações ficam neste dispositivo e não são sincronizadas."
      recovery = "Apague do iCloud aquilo de que não precisa ou obtenha mais armazenamento nos Ajustes."
      passing.message = "O iCloud está cheio e as alterações ficam neste dispositivo."
      passing.recovery = "Obtenha mais espaço nos Ajustes."

      [purchases-off]
      title = "As compras estão desativadas"
      message = "O Tempo de Uso ou sua organização não as permite neste dispositivo. Nada foi cobrado."
      recovery = "Permita compras nos Ajustes ou peça à pessoa que gerencia este dispositivo."

      [service-busy]
      title = "Muitas solicitações no momento"
      message = "O servidor está respondendo a quantas consegue."
      recovery = "Tente novamente em {wait}."
      without.wait.recovery = "Tente novamente em alguns minutos."
      passing.message = "O servidor está muito ocupado."

      [unexpected]
      title = "O app não concluiu esta etapa"
      message = "A causa ainda não é conhecida. Sua última alteração pode não ter sido salva."
      recovery = "Feche e abra o app novamente para verificar. Se ela estiver faltando, entre em contato com o suporte."

      [fields-summary]
      message = "{count, plural, one {# campo precisa ser alterado.} other {# campos precisam ser alterados.}}"
      recovery = "Siga a orientação em cada um deles."

      [error-details]
      title = "Detalhes do erro"
      message = "Eles mostram ao suporte o que aconteceu e onde. Senhas e o conteúdo dos seus arquivos não estão neles."

      [details-copied]
      message = "Copiado"
      announcement = "Detalhes do erro copiados"
      """#,
    labels: #"""
      [try-again]
      label = "Tentar novamente"

      [cancel]
      label = "Cancelar"

      [open-settings]
      label = "Abrir Ajustes"

      [choose-file]
      label = "Escolher arquivo"

      [choose-folder]
      label = "Escolher pasta"

      [update-app]
      label = "Atualizar"

      [get-help]
      label = "Obter ajuda"

      [show-details]
      announcement = "Mostrar detalhes do erro"
      label = "Mostrar detalhes"

      [copy-details]
      announcement = "Copiar detalhes do erro"
      label = "Copiar detalhes"
      """#)
}
