import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ApiConfig } from '../base/config';

/** An outgoing mail. */
export interface OutgoingMail {
  code: string;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
}

/** A document attached to a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Delivers a mail; rejects on failure. */
export type Deliver = (mail: OutgoingMail, attachment: Attachment | null) => Promise<void>;

/** Timeout in ms, far below the lease of a message, so that no other instance takes over during delivery. */
const SMTP_DEADLINE = 20_000;

function envelope({ code, sender, recipient, subject, html, plain }: OutgoingMail, attachment: Attachment | null) {
  // the same id at every attempt lets recipients' servers detect duplicates after a crash
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
    // the file may contain a link for setting a password
    await writeFile(pending, message as Buffer, { mode: 0o600 });
    await rename(pending, join(folder, `${mail.code}.eml`));
  };
}

/** Creates the delivery: SMTP if a server is configured, otherwise `.eml` files under `filesDir/mail`. */
export const createDelivery = ({ smtpUrl, filesDir }: ApiConfig): Deliver =>
  smtpUrl ? bySmtp(smtpUrl) : toFolder(join(filesDir, 'mail'));
