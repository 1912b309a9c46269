import { lineComplaint, lineTotal, type ProposalLineInput } from '@rodovia/shared/contracts/proposals';
import { hiddenInText, isPlainText } from '@rodovia/shared/contracts/rules';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type FieldErrors, invalidFields } from '../../base/http-error';
import type { Executor } from '../../db/database';
import { product, proposalLine, quotationFreeItem, quotationItem } from '../../db/schema';

export type LineRow = typeof proposalLine.$inferSelect;
/** A line without a proposal. */
export type NewLine = Omit<typeof proposalLine.$inferInsert, 'proposalCode' | 'position' | 'code'>;
type Item = typeof quotationItem.$inferSelect;
type FreeItem = typeof quotationFreeItem.$inferSelect;
type Product = typeof product.$inferSelect;

/** Records that lines can refer to. */
interface Known {
  items: Map<string, Item>;
  freeItems: Map<string, FreeItem>;
  products: Map<string, Product>;
}

/** Returns the lines of a quotation in order. */
export const itemsOf = (tx: Executor, quotationCode: string): Promise<Item[]> =>
  tx
    .select()
    .from(quotationItem)
    .where(eq(quotationItem.quotationCode, quotationCode))
    .orderBy(asc(quotationItem.position));

/** Returns what a customer wrote and no product of the quotation answers yet, in order. */
export const openFreeItemsOf = (tx: Executor, quotationCode: string): Promise<FreeItem[]> =>
  tx
    .select()
    .from(quotationFreeItem)
    .where(and(eq(quotationFreeItem.quotationCode, quotationCode), eq(quotationFreeItem.answer, '')))
    .orderBy(asc(quotationFreeItem.position));

/** Returns the line of a free item without an answer. */
export const pendingLine = ({ code, text, quantity }: FreeItem): NewLine => ({
  freeItemCode: code,
  description: text,
  size: '',
  codePub: '',
  quantity,
});

/** Returns whether a line answers a free item neither with a product nor by declining. */
export const isPending = ({ freeItemCode, productCode, declined }: NewLine) =>
  Boolean(freeItemCode) && !productCode && !declined;

/** Returns the lines of a proposal in order. */
export const linesOf = (tx: Executor, proposalCode: string): Promise<LineRow[]> =>
  tx.select().from(proposalLine).where(eq(proposalLine.proposalCode, proposalCode)).orderBy(asc(proposalLine.position));

const byCode = <T extends { code: string }>(rows: T[]) => new Map(rows.map((row) => [row.code, row]));

async function readKnown(tx: Executor, quotationCode: string, lines: readonly ProposalLineInput[]): Promise<Known> {
  const codes = lines.flatMap(({ productCode }) => productCode ?? []);
  const products = codes.length > 0 ? await tx.select().from(product).where(inArray(product.code, codes)) : [];
  const [items, freeItems] = [await itemsOf(tx, quotationCode), await openFreeItemsOf(tx, quotationCode)];
  return { items: byCode(items), freeItems: byCode(freeItems), products: byCode(products) };
}

const TEXTS = [
  ['note', 'Observação do item'],
  ['declineReason', 'Motivo'],
] as const;

const FOREIGN = 'Este item não é deste orçamento.';

/** Returns what is wrong with the product of a line; undefined if nothing is. */
function productFault(line: ProposalLineInput, { products }: Known): string | undefined {
  const { quotationItemCode, freeItemCode, productCode, unitPriceCents = null } = line;
  if (productCode) return products.has(productCode) ? undefined : 'Produto não encontrado.';
  if (quotationItemCode) return undefined;
  // a free item can wait for its product, but not with a price
  return freeItemCode && (line.declined || unitPriceCents === null) ? undefined : 'Escolha o produto.';
}

/** Returns the errors of a line by field. */
function faultsOf(line: ProposalLineInput, known: Known): FieldErrors {
  const { quotationItemCode, freeItemCode } = line;
  const errors: FieldErrors = {};
  if (quotationItemCode && !known.items.has(quotationItemCode)) errors.quotationItemCode = FOREIGN;
  if (freeItemCode && (quotationItemCode || !known.freeItems.has(freeItemCode))) errors.freeItemCode = FOREIGN;
  const fault = productFault(line, known);
  if (fault) errors.productCode = fault;
  if (!quotationItemCode && !freeItemCode && line.declined)
    errors.declined = 'Só um item pedido pode não ser atendido.';
  for (const [field, label] of TEXTS) if (!isPlainText(line[field])) errors[field] = hiddenInText(label);
  const complaint = lineComplaint({ ...line, unitPriceCents: line.unitPriceCents ?? null });
  if (complaint && !line.declined) errors[complaint[0]] = complaint[1];
  return errors;
}

function refuseFaults(lines: readonly ProposalLineInput[], known: Known): void {
  const errors: FieldErrors = {};
  const answered = new Set<string>();
  lines.forEach((line, index) => {
    const faults = faultsOf(line, known);
    for (const field of ['quotationItemCode', 'freeItemCode'] as const) {
      const code = line[field];
      if (code && answered.has(code)) faults[field] = 'Este item já foi respondido.';
      if (code) answered.add(code);
    }
    for (const [field, message] of Object.entries(faults)) errors[`lines.${index}.${field}`] = message;
  });
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/**
 * Returns the product data to copy into the proposal: from the quotation, from the catalogue for another product, or the
 * customer's words where there is none.
 */
function copyOf({ quotationItemCode, freeItemCode, productCode }: ProposalLineInput, known: Known) {
  const { items, freeItems, products } = known;
  const words = freeItems.get(freeItemCode ?? '');
  if (words && !productCode) return { productCode: null, description: words.text, size: '', codePub: '' };
  const item = items.get(quotationItemCode ?? '');
  const same = item && (!productCode || productCode === item.productCode);
  const source = same ? item : products.get(productCode ?? '');
  const { description = '', size = '', codePub = '' } = source ?? {};
  return { productCode: same ? item.productCode : (productCode ?? null), description, size, codePub };
}

function rowOf(line: ProposalLineInput, known: Known): NewLine {
  const { quantity, unitPriceCents = null, discountPercent = null, discountCents = null, declined = false } = line;
  const amounts = { quantity, unitPriceCents, discountPercent, discountCents, declined };
  return {
    quotationItemCode: line.quotationItemCode ?? null,
    freeItemCode: line.freeItemCode ?? null,
    ...copyOf(line, known),
    ...amounts,
    leadTimeDays: line.leadTimeDays ?? null,
    note: line.note?.trim() ?? '',
    declineReason: declined ? (line.declineReason?.trim() ?? '') : '',
    lineTotalCents: lineTotal(amounts),
  };
}

/**
 * Validates the lines of a proposal.
 * @throws {HttpError} 400 naming line and field: `lines.3.quantity`.
 */
export async function checkedLines(
  tx: Executor,
  quotationCode: string,
  lines: readonly ProposalLineInput[],
): Promise<NewLine[]> {
  const known = await readKnown(tx, quotationCode, lines);
  refuseFaults(lines, known);
  return lines.map((line) => rowOf(line, known));
}

/** Replaces all lines of a proposal. */
export async function replaceLines(tx: Executor, proposalCode: string, lines: readonly NewLine[]): Promise<void> {
  await tx.delete(proposalLine).where(eq(proposalLine.proposalCode, proposalCode));
  if (lines.length === 0) return;
  await tx.insert(proposalLine).values(lines.map((line, position) => ({ ...line, proposalCode, position })));
}

/** Returns a line of an earlier version as one of the next. */
export const copyLine = ({ code: _code, proposalCode: _of, position: _at, ...line }: LineRow): NewLine => line;
