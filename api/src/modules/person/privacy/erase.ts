import { randomUUID } from 'node:crypto';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { conflict } from '../../../base/http-error';
import type { Executor } from '../../../db/database';
import {
  address,
  confirmationLink,
  invitationLink,
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
  pushSubscription,
  quotation,
  quotationEvent,
  quotationFreeItem,
  quotationItem,
  quotationReminder,
  recordChange,
  recoveryCode,
  recoveryLink,
  savedList,
  savedProduct,
  session,
  storedAnswer,
  totp,
  vehicle,
} from '../../../db/schema';
import { leaveUnrecorded } from '../../../identity/audit';
import { hashPassword } from '../../../identity/password';
import { mergedInto } from '../../../records/merged-clients';

const NOBODY = 'Cliente removido';
const REMOVED = '[conteúdo removido]';

/** @throws {HttpError} 409 while the client has unfinished quotations. */
async function refuseUnsettled(tx: Executor, code: string): Promise<void> {
  const unsettled = and(eq(quotation.personCode, code), inArray(quotation.status, ['OPEN', 'IN PROGRESS']));
  if ((await tx.$count(quotation, unsettled)) > 0)
    throw conflict('Há orçamentos abertos ou em atendimento: conclua-os ou cancele-os antes.');
}

/** Tables with purely personal data. */
const OWN = [
  address,
  confirmationLink,
  invitationLink,
  knownAddress,
  passkey,
  passkeyChallenge,
  personNote,
  pushSubscription,
  recoveryCode,
  recoveryLink,
  savedList,
  savedProduct,
  session,
  totp,
  vehicle,
];

/** Anonymizes the person and disables the log-in; the code is kept for quotations. */
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

/** Removes recipient and text of mails to the person, and the name from mails to sellers. */
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

/** Removes names from the audit log; actions and codes are kept. */
async function eraseTrail(tx: Executor, code: string): Promise<void> {
  const mark = sql`' (' || ${code}::text || ') '`;
  await tx
    .update(logEntry)
    .set({ message: sql`${NOBODY}::text || substr(${logEntry.message}, strpos(${logEntry.message}, ${mark}))` })
    .where(and(eq(logEntry.actorCode, code), sql`strpos(${logEntry.message}, ${mark}) > 0`));
}

/** Removes values from the change history of the person and of their comments; the fact of a change is kept. */
async function eraseChanges(tx: Executor, code: string): Promise<void> {
  const nothing = { before: '', after: '' };
  await tx.update(recordChange).set(nothing).where(eq(recordChange.recordCode, code));
  const own = sql`${recordChange.recordCode} in (select ${quotation.code} from ${quotation} where ${quotation.personCode} = ${code})`;
  await tx
    .update(recordChange)
    .set(nothing)
    .where(and(own, eq(recordChange.field, 'note')));
}

/** Removes cached answers to and about the person. */
async function eraseAnswers(tx: Executor, code: string): Promise<void> {
  await tx
    .delete(storedAnswer)
    .where(or(eq(storedAnswer.personCode, code), sql`strpos(${storedAnswer.answer}, ${code}) > 0`));
}

/** Removes delivery addresses and comments from proposals, which must be kept by law. */
async function eraseProposals(tx: Executor, code: string): Promise<void> {
  const own = sql`${proposal.quotationCode} in (select ${quotation.code} from ${quotation} where ${quotation.personCode} = ${code})`;
  await tx.update(proposal).set({ delivery: '', requestNote: '' }).where(own);
  await tx
    .update(proposal)
    .set({ decisionNote: '' })
    .where(and(own, eq(proposal.decidedBy, code)));
}

/** Removes text and pictures of both sides from conversations; the messages are kept as empty entries. */
async function eraseMessages(tx: Executor, code: string): Promise<string[]> {
  const own = sql`${message.quotationCode} in (select ${quotation.code} from ${quotation} where ${quotation.personCode} = ${code})`;
  const messages = await tx
    .update(message)
    .set({ text: REMOVED, quote: '' })
    .where(own)
    .returning({ code: message.code });
  if (messages.length === 0) return [];
  const ofThem = inArray(
    messagePicture.messageCode,
    messages.map((one) => one.code),
  );
  const pictures = await tx.delete(messagePicture).where(ofThem).returning({ code: messagePicture.code });
  return pictures.map((picture) => picture.code);
}

/** Removes comments from quotations, which must be kept by law, and what staff wanted to be reminded of. */
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
    .update(quotation)
    .set({ clientNote: '', purchaseOrder: '', delivery: '' })
    .where(eq(quotation.personCode, code));
  const own = sql`(select ${quotation.code} from ${quotation} where ${quotation.personCode} = ${code})`;
  await tx.delete(quotationReminder).where(sql`${quotationReminder.quotationCode} in ${own}`);
  await tx.update(quotationItem).set({ words: [] }).where(sql`${quotationItem.quotationCode} in ${own}`);
  await tx.update(quotationFreeItem).set({ text: REMOVED }).where(sql`${quotationFreeItem.quotationCode} in ${own}`);
}

/** Codes of mails and pictures whose files must be deleted. */
interface ErasedFiles {
  mails: string[];
  pictures: string[];
}

/** Erases the personal data of one record. */
async function eraseRecord(tx: Executor, code: string): Promise<ErasedFiles> {
  await eraseIdentity(tx, code, await hashPassword(randomUUID()));
  await eraseNotes(tx, code);
  await eraseProposals(tx, code);
  await eraseTrail(tx, code);
  await eraseChanges(tx, code);
  await eraseAnswers(tx, code);
  const pictures = await eraseMessages(tx, code);
  return { mails: await eraseMails(tx, code), pictures };
}

/**
 * Erases all personal data of a person, also of the records that were merged into theirs.
 * @throws {HttpError} 409 while there are unfinished quotations.
 */
export async function erase(tx: Executor, code: string): Promise<ErasedFiles> {
  await tx.select({ code: person.code }).from(person).where(eq(person.code, code)).for('update');
  await refuseUnsettled(tx, code);
  await leaveUnrecorded(tx);
  const files = await eraseRecord(tx, code);
  for (const merged of await mergedInto(tx, code)) {
    const more = await erase(tx, merged);
    files.mails.push(...more.mails);
    files.pictures.push(...more.pictures);
  }
  return files;
}
