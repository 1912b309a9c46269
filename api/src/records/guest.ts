import { and, eq, ne, sql } from 'drizzle-orm';
import { conflict } from '../base/http-error';
import type { Executor } from '../db/database';
import { address, person, quotation } from '../db/schema';

const MORE_THAN_ONE =
  'Há mais no seu cadastro do que este orçamento abre. Peça um convite ao vendedor para criar a sua conta.';

/**
 * Makes sure that a quotation is all that there is of its client, so that its link does not lead to more than it opens:
 * they have asked for it themselves without an account, and there is no other quotation, document or address of theirs.
 * @throws {HttpError} 409
 */
export async function requireNothingElse(tx: Executor, personCode: string, quotationCode: string): Promise<void> {
  const ofPerson = eq(quotation.personCode, personCode);
  const isOwn = and(ofPerson, eq(quotation.code, quotationCode), eq(quotation.createdBy, personCode));
  const [own, others, addresses, documents] = [
    await tx.$count(quotation, isOwn),
    await tx.$count(quotation, and(ofPerson, ne(quotation.code, quotationCode))),
    await tx.$count(address, eq(address.personCode, personCode)),
    await tx.$count(
      person,
      and(eq(person.code, personCode), sql`${person.physicalDocument} || ${person.legalDocument} <> ''`),
    ),
  ];
  if (own === 0 || others + addresses + documents > 0) throw conflict(MORE_THAN_ONE);
}
