/** Texts about changes of how somebody logs in, by event. */
export const SECURITY = {
  on: 'A sua conta agora pede um segundo passo ao entrar: um código do aplicativo de autenticação.',
  off: 'O aplicativo de autenticação foi retirado da sua conta.',
  passkeyAdded: 'Uma chave de acesso foi cadastrada na sua conta.',
  passkeyRemoved: 'Uma chave de acesso foi retirada da sua conta.',
  recoveryCodeUsed: 'Alguém entrou na sua conta com um dos códigos de recuperação.',
  recoveryCodesDrawn: 'Novos códigos de recuperação foram criados para a sua conta; os anteriores não valem mais.',
  invited: 'A senha da sua conta foi criada pelo link de um convite.',
  reset: 'Um administrador retirou o segundo passo da sua conta. Entre e cadastre outro.',
};
/** What has changed about how somebody logs in. */
export type SecurityEvent = keyof typeof SECURITY;
