import { nationalNumber } from '@rodovia/shared/contracts/people';
import type { JoiningInput } from '@rodovia/shared/contracts/quotations';
import { eq } from 'drizzle-orm';
import { conflict, notFound } from '../../../base/http-error';
import { createQuotationLinks } from '../../../base/quotation-links';
import type { ApiContext } from '../../../context/context';
import { person, quotation } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { provenCodes, requireNothingElse } from '../../../records/guest';
import { createMerges } from './merge.service';

const OTHER_NUMBER =
  'Este orçamento foi pedido com outro celular. Ponha o mesmo número no seu perfil, ou peça ao vendedor que o junte.';

/**
 * Joining of what a client had asked for without an account: proof is the secret of the quotation's link together with
 * the same mobile number; nothing else goes along.
 */
export function createJoining(context: ApiContext) {
  const { db } = context.database;
  const links = createQuotationLinks(context.config);
  const { merge } = createMerges(context);

  /** @throws {HttpError} 404 for a wrong link, 409 if the number is another one, the quotation has an
   * account, or there is more of its client than that quotation. */
  return async (actor: Actor, { code, access, others }: JoiningInput): Promise<void> => {
    const [found] = links.opens(code, access)
      ? await db
          .select({ guest: person })
          .from(quotation)
          .innerJoin(person, eq(person.code, quotation.personCode))
          .where(eq(quotation.code, code))
      : [];
    if (!found) throw notFound('Este link não abre nenhum orçamento. Confira se ele está inteiro.');
    const { guest } = found;
    if (guest.code === actor.code) return;
    if (guest.passwordHash !== '') throw conflict('Este orçamento já é de outra conta.');
    const [own] = await db.select({ mobile: person.mobile }).from(person).where(eq(person.code, actor.code));
    const number = nationalNumber(own?.mobile ?? '');
    if (number === null || number !== nationalNumber(guest.mobile)) throw conflict(OTHER_NUMBER);
    await requireNothingElse(db, guest.code, provenCodes(links, code, others));
    await merge(actor, actor.code, guest.code);
  };
}
