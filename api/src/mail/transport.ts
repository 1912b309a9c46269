import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ApiConfig } from '../base/config';

/** A mail on its way out. */
export interface OutgoingMail {
  code: string;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
}

/** A document that goes along with a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Delivers one mail or rejects. */
export type Deliver = (mail: OutgoingMail, attachment: Attachment | null) => Promise<void>;

/** Far below the lease of a message, so that no second instance takes over while this one is still talking. */
const SMTP_DEADLINE = 20_000;

function envelope({ code, sender, recipient, subject, html, plain }: OutgoingMail, attachment: Attachment | null) {
  // The same id at every attempt lets receivers recognise a mail that a crash sent twice.
  const attachments = attachment ? [attachment] : [];
  return { messageId: `<${code}@rodovia>`, from: sender, to: recipient, subject, html, text: plain, attachments };
}

function bySmtp(url: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_DEADLINE,
    greetingTimeout: SMTP_DEADLINE,
    socketTimeout: SMTP_DEADLINE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, attachment) => {
    await transport.sendMail(envelope(mail, attachment));
  };
}

function toFolder(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail, attachment) => {
    const { message } = await transport.sendMail(envelope(mail, attachment));
    await mkdir(folder, { recursive: true });
    const pending = join(folder, `.${mail.code}.part`);
    // Such a file may hold a link that sets a password.
    await writeFile(pending, message as Buffer, { mode: 0o600 });
    await rename(pending, join(folder, `${mail.code}.eml`));
  };
}

/** SMTP where a server is configured, `.eml` files under `filesDir/mail` otherwise. */
export const createDelivery = ({ smtpUrl, filesDir }: ApiConfig): Deliver =>
  smtpUrl ? bySmtp(smtpUrl) : toFolder(join(filesDir, 'mail'));
