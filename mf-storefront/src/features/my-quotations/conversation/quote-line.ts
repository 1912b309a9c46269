import type { ProposalLine } from '@rodovia/shared/contracts/proposals';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import { formatNumber } from '@rodovia/shared/runtime';

/** Maximum length of a quote in a message, in characters. */
const MAX_QUOTE = 200;

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Returns a line of a proposal as a quote; if it is too long, its description is shortened. */
export function quoteOf({ Size, Description, Quantity, UnitPriceCents, Declined }: ProposalLine): string {
  const price = Declined || UnitPriceCents === null ? '' : `, ${plain(formatCents(UnitPriceCents))} cada`;
  const end = ` (${formatNumber(Quantity)} un.${price})`;
  const name = `${Size} ${Description}`.trim();
  const room = MAX_QUOTE - end.length;
  return `${name.length > room ? `${name.slice(0, room - 1)}…` : name}${end}`;
}
