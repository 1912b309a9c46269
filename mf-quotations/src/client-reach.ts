import type { QuotationParty } from '@rodovia/shared/contracts/quotations';

type Client = Pick<QuotationParty, 'Email' | 'EmailConfirmed'> | null | undefined;

/** Whether mails about quotations reach a client: not without an address, and not before it is confirmed. */
export function mailReach(client: Client): 'REACHED' | 'UNCONFIRMED' | 'NO_ADDRESS' {
  if (!client?.Email) return 'NO_ADDRESS';
  return client.EmailConfirmed === false ? 'UNCONFIRMED' : 'REACHED';
}

const UNREACHED = {
  UNCONFIRMED: 'O cliente ainda não confirmou o e-mail: o aviso fica guardado até lá.',
  NO_ADDRESS: 'O cliente não tem e-mail: nenhum aviso é enviado.',
} as const;

/** Says whether the client gets a mail: `sentence` if so, otherwise why not. */
export function mailSentence(client: Client, sentence: string): string {
  const reach = mailReach(client);
  return reach === 'REACHED' ? sentence : UNREACHED[reach];
}

/** Says how the client learns of a message. */
export const messageReach = (client: Client) => mailSentence(client, 'Enquanto não ler, é avisado por e-mail.');
