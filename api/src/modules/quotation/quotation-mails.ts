import type { QuotationParty, ShoppingCart } from '@rodovia/shared/contracts';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../../context/context';
import { readOne } from '../../crud/record-source';
import type { Executor } from '../../db/database';
import { quotation } from '../../db/schema';
import type { MailContent } from '../../mail/layout';
import { type MailKind, mailTexts, type QuotationFacts } from '../../mail/texts';
import { quotationSource } from './quotation.repository';

function factsOf(
  { Number: number, Code, ShoppingCartItem = [], FreeItem = [] }: ShoppingCart,
  publicUrl: string,
): QuotationFacts {
  const unanswered = FreeItem.filter(({ Answer }) => Answer === '');
  return {
    number,
    url: `${publicUrl}/orcamentos/${Code}`,
    lines: [
      ...ShoppingCartItem.map(({ Quantity, Product }) => `${Quantity} × ${Product.Description}`),
      ...unanswered.map(({ Quantity, Text }) => `${Text} (por escrito, quantidade: ${Quantity})`),
    ],
  };
}

type Reader = QuotationParty | null | undefined;
/** Who reads a mail about a quotation, and what it says. */
type Letter = [reader: Reader, write: (name: string, facts: QuotationFacts) => MailContent];

const LETTERS = {
  received: ({ Person }): Letter => [Person, mailTexts.received],
  assigned: ({ Person, Seller }): Letter => [
    Person,
    (name, facts) => mailTexts.assigned(name, facts, Seller?.Name ?? ''),
  ],
  assignedToSeller: ({ Person, Seller }): Letter => [
    Seller,
    (name, facts) => mailTexts.assignedToSeller(name, facts, Person?.Name ?? ''),
  ],
  finished: ({ Person, Note }): Letter => [Person, (name, facts) => mailTexts.finished(name, facts, Note)],
  cancelled: ({ Person, Note }): Letter => [Person, (name, facts) => mailTexts.cancelled(name, facts, Note)],
} satisfies Partial<Record<MailKind, (cart: ShoppingCart) => Letter>>;
export type QuotationMail = keyof typeof LETTERS;

/** A quotation with its people and items. */
async function cartOf(tx: Executor, code: string): Promise<ShoppingCart | undefined> {
  const include = 'Person,Seller,ShoppingCartItem,FreeItem';
  return readOne<ShoppingCart>(tx, quotationSource, { where: [eq(quotation.code, code)], include });
}

async function post(tx: Executor, { config, mails }: ApiContext, kind: MailKind, cart: ShoppingCart, letter: Letter) {
  const [reader, write] = letter;
  if (!reader) return;
  const content = write(reader.Name, factsOf(cart, config.publicUrl));
  await mails.add(tx, kind, { code: reader.Code, email: reader.Email }, content);
}

/** Writes one of a quotation's mails into the outbox, in the transaction that changed the quotation. */
export async function mailQuotation(
  tx: Executor,
  context: ApiContext,
  kind: QuotationMail,
  code: string,
): Promise<void> {
  const cart = await cartOf(tx, code);
  if (cart) await post(tx, context, kind, cart, LETTERS[kind](cart));
}

/** Tells both sides of an edited quotation, except for the one who edited it. */
export async function mailEdit(tx: Executor, context: ApiContext, code: string, actorCode: string, change: string) {
  const cart = await cartOf(tx, code);
  if (!cart) return;
  const readers = [cart.Person, cart.Seller].filter((reader) => reader && reader.Code !== actorCode);
  for (const reader of readers)
    await post(tx, context, 'edited', cart, [reader, (name, facts) => mailTexts.edited(name, facts, change)]);
}

/** Tells the seller who served a quotation until now that somebody else does. */
export async function mailHandOver(tx: Executor, context: ApiContext, code: string, before: QuotationParty) {
  const cart = await cartOf(tx, code);
  if (!cart) return;
  const write = (name: string, facts: QuotationFacts) => mailTexts.handedOver(name, facts, cart.Seller?.Name ?? '');
  await post(tx, context, 'handedOver', cart, [before, write]);
}
