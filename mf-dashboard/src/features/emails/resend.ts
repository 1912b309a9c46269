import type { MailMessage, ResendAnswer } from '@rodovia/shared/contracts/back-office';
import { api, callPath, invalidate, messageOf, notify } from '@rodovia/shared/runtime';

/**
 * Sends a message again; lists and pages then show its new status. A failure ends at once: without a connection nothing
 * is reloaded until it is back.
 */
export async function resend({ Code }: Pick<MailMessage, 'Code'>): Promise<void> {
  try {
    const { MailMessageStatus } = await api.post<ResendAnswer>(callPath('/mail-message/resend-mail', { code: Code }));
    if (MailMessageStatus === 'SENT') notify.success('Email reenviado!');
    else notify.error('Falha ao reenviar. tente novamente!');
  } catch (error) {
    notify.error(`Erro ao reenviar o email. ${messageOf(error, '')}`.trim());
    void invalidate('mail-message');
    return;
  }
  await invalidate('mail-message');
}
