import type { MailMessage, ResendAnswer } from '@rodovia/shared/contracts';
import { api, callPath, invalidate, messageOf, notify } from '@rodovia/shared/runtime';

/** Sends a message again; lists and pages then show what became of it. */
export async function resend({ Code }: Pick<MailMessage, 'Code'>): Promise<void> {
  try {
    const { MailMessageStatus } = await api.post<ResendAnswer>(callPath('/mail-message/resend-mail', { code: Code }));
    if (MailMessageStatus === 'SENT') notify.success('Email reenviado!');
    else notify.error('Falha ao reenviar. tente novamente!');
  } catch (error) {
    notify.error(`Erro ao reenviar o email. ${messageOf(error, '')}`.trim());
  }
  await invalidate('mail-message');
}
