import { randomUUID } from 'node:crypto';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { conflict } from '../../../base/http-error';
import type { Executor } from '../../../db/database';
import {
  address,
  confirmationLink,
  invitationLink,
  keptAnswer,
  knownAddress,
  logEntry,
  mailMessage,
  message,
  messagePicture,
  passkey,
  passkeyChallenge,
  person,
  personNote,
  proposal,
  quotation,
  quotationEvent,
  quotationFreeItem,
  recordChange,
  recoveryCode,
  recoveryLink,
  savedProduct,
  session,
  totp,
  vehicle,
} from '../../../db/schema';
import { leaveUnrecorded } from '../../../identity/audit';
import { hashPassword } from '../../../identity/password';

const NOBODY = 'Cliente removido';
const REMOVED = '[conteúdo removido]';

/** What is not settled yet needs its client. @throws {HttpError} 409 */
async function refuseUnsettled(tx: Executor, code: string): Promise<void> {
  const unsettled = and(eq(quotation.personCode, code), inArray(quotation.status, ['OPEN', 'IN PROGRESS']));
  if ((await tx.$count(quotation, unsettled)) > 0)
    throw conflict('Há orçamentos abertos ou em atendimento: conclua-os ou cancele-os antes.');
}

/** Tables of what only the person itself has. */
const OWN = [
  address,
  confirmationLink,
  invitationLink,
  knownAddress,
  passkey,
  passkeyChallenge,
  personNote,
  recoveryCode,
  recoveryLink,
  savedProduct,
  session,
  totp,
  vehicle,
];

/** The person becomes one that nobody knows and nobody can log in as; its code stays, for what it quoted. */
async function eraseIdentity(tx: Executor, code: string, passwordHash: string): Promise<void> {
  await tx
    .update(person)
    .set({
      name: NOBODY,
      email: `removido-${code}@removido.invalid`,
      phone1: '',
      mobile: '',
      isPhysical: true,
      physicalDocument: `removido-${code}`,
      legalDocument: '',
      passwordHash,
      tokenVersion: sql`${person.tokenVersion} + 1`,
      isActive: false,
      emailConfirmed: null,
      erased: sql`now()`,
      updated: sql`now()`,
    })
    .where(eq(person.code, code));
  for (const table of OWN) await tx.delete(table).where(eq(table.personCode, code));
}

/** What was mailed to the person loses reader and text; what sellers were mailed about it loses its name. */
async function eraseMails(tx: Executor, code: string): Promise<string[]> {
  const erased = await tx
    .update(mailMessage)
    .set({ recipient: '', html: REMOVED, plain: REMOVED })
    .where(eq(mailMessage.personCode, code))
    .returning({ code: mailMessage.code });
  await tx
    .update(mailMessage)
    .set({ status: 'ERROR', failure: 'Pessoa removida.' })
    .where(and(eq(mailMessage.personCode, code), inArray(mailMessage.status, ['PENDING', 'HELD'])));
  await tx.execute(sql`update mail_message set
      html = regexp_replace(html, 'O orçamento de .* foi atribuído', ${`O orçamento de ${NOBODY} foi atribuído`}),
      plain = regexp_replace(plain, 'O orçamento de .* foi atribuído', ${`O orçamento de ${NOBODY} foi atribuído`})
    from quotation where quotation.person_code = ${code} and mail_message.kind = 'assignedToSeller'
      and strpos(mail_message.plain, '/orcamentos/' || quotation.code) > 0`);
  return erased.map((mail) => mail.code);
}

/** The trail keeps what was done and by which code, and forgets the name before it. */
async function eraseTrail(tx: Executor, code: string): Promise<void> {
  const mark = sql`' (' || ${code}::text || ') '`;
  await tx
    .update(logEntry)
    .set({ message: sql`${NOBODY}::text || substr(${logEntry.message}, strpos(${logEntry.message}, ${mark}))` })
    .where(and(eq(logEntry.actorCode, code), sql`strpos(${logEntry.message}, ${mark}) > 0`));
}

/** That something was changed stays; what it was and became goes, of the person and of what it wrote on quotations. */
async function eraseChanges(tx: Executor, code: string): Promise<void> {
  const nothing = { before: '', after: '' };
  await tx.update(recordChange).set(nothing).where(eq(recordChange.recordCode, code));
  const own = sql`${recordChange.recordCode} in (select ${quotation.code} from ${quotation} where ${quotation.personCode} = ${code})`;
  await tx
    .update(recordChange)
    .set(nothing)
    .where(and(own, eq(recordChange.field, 'note')));
}

/** What was answered to the person, and to others about it, is told to nobody again. */
async function eraseAnswers(tx: Executor, code: string): Promise<void> {
  await tx
    .delete(keptAnswer)
    .where(or(eq(keptAnswer.personCode, code), sql`strpos(${keptAnswer.answer}, ${code}) > 0`));
}

/** Proposals stay, as the law asks; where they were to be delivered and what the person wrote about them goes. */
async function eraseProposals(tx: Executor, code: string): Promise<void> {
  const own = sql`${proposal.quotationCode} in (select ${quotation.code} from ${quotation} where ${quotation.personCode} = ${code})`;
  await tx.update(proposal).set({ delivery: '', requestNote: '' }).where(own);
  await tx
    .update(proposal)
    .set({ decisionNote: '' })
    .where(and(own, eq(proposal.decidedBy, code)));
}

/** Conversations stay as a row of turns; what was said and shown in them, by either side, goes. */
async function eraseMessages(tx: Executor, code: string): Promise<string[]> {
  const own = sql`${message.quotationCode} in (select ${quotation.code} from ${quotation} where ${quotation.personCode} = ${code})`;
  const said = await tx.update(message).set({ text: REMOVED, quote: '' }).where(own).returning({ code: message.code });
  if (said.length === 0) return [];
  const ofThem = inArray(
    messagePicture.messageCode,
    said.map((one) => one.code),
  );
  const pictures = await tx.delete(messagePicture).where(ofThem).returning({ code: messagePicture.code });
  return pictures.map((picture) => picture.code);
}

/** Quotations stay with their items, as the law asks; what the person wrote about them goes. */
async function eraseNotes(tx: Executor, code: string): Promise<void> {
  await tx
    .update(quotationEvent)
    .set({ note: '' })
    .where(and(eq(quotationEvent.actorCode, code), eq(quotationEvent.kind, 'STEP')));
  await tx
    .update(quotation)
    .set({ note: '' })
    .where(and(eq(quotation.personCode, code), eq(quotation.status, 'CANCEL')));
  await tx
    .update(quotationFreeItem)
    .set({ text: REMOVED })
    .where(
      sql`${quotationFreeItem.quotationCode} in (select ${quotation.code} from ${quotation} where ${quotation.personCode} = ${code})`,
    );
}

/**
 * Takes away whatever a person is known by. @returns the codes of the mails whose text is gone, and those of the pictures
 * whose files have to go.
 * @throws {HttpError} 409 while something of it is not settled.
 */
export async function erase(tx: Executor, code: string): Promise<{ mails: string[]; pictures: string[] }> {
  await tx.select({ code: person.code }).from(person).where(eq(person.code, code)).for('update');
  await refuseUnsettled(tx, code);
  await leaveUnrecorded(tx);
  await eraseIdentity(tx, code, await hashPassword(randomUUID()));
  await eraseNotes(tx, code);
  await eraseProposals(tx, code);
  await eraseTrail(tx, code);
  await eraseChanges(tx, code);
  await eraseAnswers(tx, code);
  const pictures = await eraseMessages(tx, code);
  return { mails: await eraseMails(tx, code), pictures };
}
