import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { Draft, DraftLine } from '../draft/draft';
import { readLine } from '../draft/read-line';

/** Share of a line's value from which a discount is unusual. */
const HIGH_DISCOUNT = 0.5;
/** Factor by which an unusual price differs from the known one, in either direction. */
const FAR = 3;

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 });
const times = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

function discountDoubt(whole: number, totalCents: number): string | undefined {
  if (totalCents === 0) return 'sai de graça';
  const share = (whole - totalCents) / whole;
  return share >= HIGH_DISCOUNT ? `desconto de ${percent.format(share)}, fica ${formatCents(totalCents)}` : undefined;
}

function priceDoubt(cents: number, { lastPrice, publicPrice }: DraftLine): string | undefined {
  const known = lastPrice ?? publicPrice;
  if (!known || known.Cents === 0 || cents === 0) return undefined;
  const name = lastPrice ? 'o último aceito por este cliente' : 'o preço público';
  const words = `preço de ${formatCents(cents)}`;
  const ratio = cents / known.Cents;
  if (ratio >= FAR) return `${words}, ${times.format(ratio)} vezes ${name} (${formatCents(known.Cents)})`;
  if (ratio <= 1 / FAR) return `${words}; ${name} é ${formatCents(known.Cents)}`;
  return undefined;
}

/** Returns what is unusual about the amounts of a draft and may be a slip: a sentence per line and doubt. */
export const doubtsOf = ({ lines }: Draft): string[] =>
  lines.flatMap((line, row) => {
    const { input, totalCents } = readLine(line);
    const { unitPriceCents = null, quantity } = input;
    if (line.declined || unitPriceCents === null || totalCents === null) return [];
    const found = [discountDoubt(unitPriceCents * quantity, totalCents), priceDoubt(unitPriceCents, line)];
    return found.flatMap((doubt) => (doubt ? [`Linha ${row + 1}, ${line.description}: ${doubt}.`] : []));
  });
