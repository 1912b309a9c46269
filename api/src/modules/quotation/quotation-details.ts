import { PICKED_UP, type QuotationDetailsInput } from '@rodovia/shared/contracts/quotations';
import { hiddenInLine, hiddenInText, isPlainLine, isPlainText } from '@rodovia/shared/contracts/rules';
import { and, eq, sql } from 'drizzle-orm';
import { type FieldErrors, invalidFields } from '../../base/http-error';
import { dayAt } from '../../calendar/working-days';
import type { Executor } from '../../db/database';
import { address, city, type quotation } from '../../db/schema';
import { addressLine } from '../../records/address-fields';

type Columns = Pick<
  typeof quotation.$inferInsert,
  'clientNote' | 'wantedBy' | 'purchaseOrder' | 'deliveryAddressCode' | 'delivery'
>;

/** Returns the client's address in one line; undefined if it is somebody else's or does not exist. */
async function deliveryTo(tx: Executor, personCode: string, code: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ line: sql<string>`${addressLine}` })
    .from(address)
    .innerJoin(city, eq(city.code, address.cityCode))
    .where(and(eq(address.code, code), eq(address.personCode, personCode)));
  return found?.line;
}

/**
 * Returns the columns of what a client added to a quotation.
 * @throws {HttpError} 400 for a day that is over, somebody else's address, an address beside pick-up, or hidden
 * characters.
 */
export async function detailsOf(
  tx: Executor,
  personCode: string,
  { note = '', wantedBy, purchaseOrder = '', deliveryAddressCode, isPickedUp = false }: QuotationDetailsInput,
): Promise<Columns> {
  const errors: FieldErrors = {};
  if (!isPlainText(note)) errors['details.note'] = hiddenInText('Observação');
  if (!isPlainLine(purchaseOrder)) errors['details.purchaseOrder'] = hiddenInLine('Número do seu pedido');
  if (wantedBy && wantedBy < dayAt(new Date())) errors['details.wantedBy'] = 'Escolha hoje ou um dia que ainda vem.';
  const line = deliveryAddressCode && (await deliveryTo(tx, personCode, deliveryAddressCode));
  if (deliveryAddressCode && (!line || isPickedUp))
    errors['details.deliveryAddressCode'] = 'Escolha um endereço seu, ou retire na loja.';
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return {
    clientNote: note.trim(),
    wantedBy: wantedBy ?? null,
    purchaseOrder: purchaseOrder.trim(),
    deliveryAddressCode: deliveryAddressCode ?? null,
    delivery: line ?? (isPickedUp ? PICKED_UP : ''),
  };
}
