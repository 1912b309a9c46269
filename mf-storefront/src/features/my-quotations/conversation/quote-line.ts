import { formatCents } from '@rodovia/shared/contracts/money';
import type { ProposalLine } from '@rodovia/shared/contracts/proposals';
import { formatNumber } from '@rodovia/shared/runtime';

/** Longest quote of a message, in characters. */
const MOST = 200;

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** A line of a proposal as a message quotes it; where it would be too long, its description gives way. */
export function quoteOf({ Size, Description, Quantity, UnitPriceCents, Declined }: ProposalLine): string {
  const price = Declined || UnitPriceCents === null ? '' : `, ${plain(formatCents(UnitPriceCents))} cada`;
  const end = ` (${formatNumber(Quantity)} un.${price})`;
  const name = `${Size} ${Description}`.trim();
  const room = MOST - end.length;
  return `${name.length > room ? `${name.slice(0, room - 1)}…` : name}${end}`;
}
