import type { MailMessage } from '@rodovia/shared/contracts/back-office';
import { type Column, choice, created, dates, defineCrud, search, text } from '@rodovia/shared/crud';
import { messages } from '@rodovia/shared/runtime';
import { SETTINGS_PATH, settingsCrumb } from '../../settings-crumb';
import { MailStatusTag, mailStatusOptions } from './mail-status';
import { ResendButton } from './resend-button';

const path = `${SETTINGS_PATH}/emails`;

const status: Column<MailMessage> = {
  key: 'MailMessageStatus',
  title: 'Status',
  sortBy: 'MailMessageStatus',
  width: 164,
  rank: 3,
  render: ({ MailMessageStatus }) => <MailStatusTag status={MailMessageStatus} />,
};

/** Messages sent by the system. */
export const emails = defineCrud<MailMessage>({
  resource: 'mail-message',
  path,
  crumbs: [settingsCrumb],
  labels: {
    one: 'e-mail',
    article: 'o',
    many: 'E-mails enviados',
    none: 'O que o sistema escrever a alguém aparece aqui.',
    listFailed: messages.itemsNotLoaded,
  },
  nameOf: ({ Subject }) => Subject,
  columns: [
    text('From', 'Remetente', { rank: 1 }),
    text('To', 'Destinatário', { rank: 3, brief: true }),
    text('Subject', 'Assunto', { link: true }),
    { ...created<MailMessage>(), title: 'Enviado em' },
    status,
  ],
  filters: [
    search('Buscar por remetente, destinatário ou assunto'),
    choice('status', 'Status', mailStatusOptions),
    ...dates(),
  ],
  hrefOf: ({ Code }) => `${path}/${Code}`,
  actionsWidth: 100,
  rowActions: (mail) => <ResendButton mail={mail} small />,
  exportFile: 'reportMail',
});
