import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { QuotationParty, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { and, eq } from 'drizzle-orm';
import type { ApiContext } from '../../context/context';
import { readOne } from '../../crud/record-source';
import type { Executor } from '../../db/database';
import { proposal, quotation } from '../../db/schema';
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
/** Recipient of a mail about a quotation, and its text. */
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

/** Reads a quotation with its people and items. */
async function cartOf(tx: Executor, code: string): Promise<ShoppingCart | undefined> {
  const include = 'Person,Seller,ShoppingCartItem,FreeItem';
  return readOne<ShoppingCart>(tx, quotationSource, { where: [eq(quotation.code, code)], include });
}

/** Describes the proposal in force of a quotation, if there is one. */
async function proposalInForce(tx: Executor, { Code, Number: number }: ShoppingCart): Promise<string | undefined> {
  const [found] = await tx
    .select({ ordinal: proposal.ordinal, totalCents: proposal.totalCents })
    .from(proposal)
    .where(and(eq(proposal.quotationCode, Code), eq(proposal.status, 'SENT')));
  return found && `${number}/${found.ordinal}, de ${formatCents(found.totalCents)}`;
}

async function post(tx: Executor, { config, mails }: ApiContext, kind: MailKind, cart: ShoppingCart, letter: Letter) {
  const [reader, write] = letter;
  if (!reader) return;
  const closedProposal = kind === 'finished' ? await proposalInForce(tx, cart) : undefined;
  const content = write(reader.Name, { ...factsOf(cart, config.publicUrl), closedProposal });
  await mails.add(tx, kind, { code: reader.Code, email: reader.Email }, content);
}

/** Adds a mail about a quotation in the transaction that changed it. */
export async function mailQuotation(
  tx: Executor,
  context: ApiContext,
  kind: QuotationMail,
  code: string,
): Promise<void> {
  const cart = await cartOf(tx, code);
  if (cart) await post(tx, context, kind, cart, LETTERS[kind](cart));
}

/** Notifies both sides of an edit, except the person who made it. */
export async function mailEdit(tx: Executor, context: ApiContext, code: string, actorCode: string, change: string) {
  const cart = await cartOf(tx, code);
  if (!cart) return;
  const readers = [cart.Person, cart.Seller].filter((reader) => reader && reader.Code !== actorCode);
  for (const reader of readers)
    await post(tx, context, 'edited', cart, [reader, (name, facts) => mailTexts.edited(name, facts, change)]);
}

/** Notifies the previous seller of a reassignment. */
export async function mailReassignment(tx: Executor, context: ApiContext, code: string, before: QuotationParty) {
  const cart = await cartOf(tx, code);
  if (!cart) return;
  const write = (name: string, facts: QuotationFacts) => mailTexts.handedOver(name, facts, cart.Seller?.Name ?? '');
  await post(tx, context, 'handedOver', cart, [before, write]);
}
