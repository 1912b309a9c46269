import { startApi } from '../api';
import { startSmtp } from '../servers/smtp';

/** Starts an API that mails soon to an SMTP server of the test; `close` ends both. */
export async function startMailingApi(engine: string, settings: Parameters<typeof startApi>[1] = {}) {
  const smtp = await startSmtp();
  const api = await startApi(engine, {
    smtpUrl: smtp.url,
    mailInterval: 20,
    publicUrl: 'https://loja.example',
    ...settings,
  });
  const close = async () => {
    await api.close();
    await smtp.close();
  };
  return { api, smtp, close };
}

export type MailingApi = Awaited<ReturnType<typeof startMailingApi>>;
