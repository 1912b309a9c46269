import { sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Executor } from '../db/database';
import { confirmationLink } from '../db/schema';
import { createMailedLinks, linkDigest, REMOVED_LINK } from './mailed-links';
import type { Mails } from './mails';
import { mailTexts } from './texts';

interface Addressee {
  code: string;
  email: string;
}

/** Sends the confirmation link of a new account. */
export async function mailConfirmation(
  tx: Executor,
  { config, mails }: { config: ApiConfig; mails: Mails },
  addressee: Addressee,
): Promise<void> {
  const mailCode = await mails.add(tx, 'confirmation', addressee, mailTexts.confirmation(REMOVED_LINK));
  const digest = linkDigest(createMailedLinks(config).guidOf('confirmation', mailCode));
  const expires = sql`now() + interval '7 days'`;
  await tx.insert(confirmationLink).values({ digest, personCode: addressee.code, expires });
}
