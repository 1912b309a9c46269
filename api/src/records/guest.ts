import type { QuotationAccess } from '@rodovia/shared/contracts/quotations';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { conflict } from '../base/http-error';
import type { QuotationLinks } from '../base/quotation-links';
import type { Executor } from '../db/database';
import { address, person, quotation } from '../db/schema';

const MORE_THAN_THESE =
  'Há mais no seu cadastro do que os seus links abrem. Peça um convite ao vendedor para criar a sua conta.';

/** Returns the codes of quotations whose links are known: of `code`, and of the others that are proven. */
export const provenCodes = (links: QuotationLinks, code: string, others: readonly QuotationAccess[] = []): string[] => [
  code.toLowerCase(),
  ...others.filter((other) => links.opens(other.code, other.access)).map((other) => other.code.toLowerCase()),
];

/**
 * Makes sure that these quotations are all that there is of their client, so that their links do not lead to more than
 * they open: the client has asked for them without an account, and there is no other quotation, document or address.
 * @throws {HttpError} 409
 */
export async function requireNothingElse(tx: Executor, personCode: string, proven: readonly string[]): Promise<void> {
  const ofPerson = eq(quotation.personCode, personCode);
  const isProven = and(inArray(quotation.code, [...proven]), eq(quotation.createdBy, personCode));
  const [own, others, addresses, documents] = [
    await tx.$count(quotation, and(ofPerson, isProven)),
    await tx.$count(quotation, and(ofPerson, sql`(${isProven}) is not true`)),
    await tx.$count(address, eq(address.personCode, personCode)),
    await tx.$count(
      person,
      and(eq(person.code, personCode), sql`${person.physicalDocument} || ${person.legalDocument} <> ''`),
    ),
  ];
  if (own === 0 || others + addresses + documents > 0) throw conflict(MORE_THAN_THESE);
}
