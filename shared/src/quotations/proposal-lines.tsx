import { formatNumber } from '@rodovia/shared/runtime';
import type { Proposal, ProposalLine } from '../contracts/proposals';
import { formatCents, isPending, leadTimeWords, writePercent } from '../contracts/proposals';
import { ItemWords } from '../item-words/item-words';
import styles from './proposal-view.module.css';

const NONE = '–';

function discountOf({ DiscountPercent, DiscountCents }: ProposalLine): string {
  if (DiscountPercent) return `−${writePercent(DiscountPercent)}`;
  return DiscountCents ? `−${formatCents(DiscountCents)}` : NONE;
}

/** Returns a short label for a line that differs from the request. */
function badgeOf(line: ProposalLine): string | null {
  if (line.Declined) return 'Não atendido';
  if (isPending(line)) return 'A esclarecer';
  if (line.Substitute) return 'Substituto';
  return line.Asked || line.Written ? null : 'Além do pedido';
}

/** What the customer wrote, beside the product that answers it. */
function Written({ line: { Written: words, ProductCode } }: { line: ProposalLine }) {
  if (!words || ProductCode === null) return null;
  return <p className={styles.asked}>Para o que foi pedido por escrito: “{words.Text}”</p>;
}

function Asked({ line: { Asked: requested, Substitute, Quantity, Declined } }: { line: ProposalLine }) {
  if (!requested) return null;
  const lines = [
    Substitute && !Declined && `Substituto de ${requested.Size} ${requested.Description}`,
    Declined && `Quantidade pedida: ${formatNumber(requested.Quantity)}`,
    !Declined && Quantity < requested.Quantity && `Menos do que os ${formatNumber(requested.Quantity)} pedidos`,
    !Declined && Quantity > requested.Quantity && `Mais do que os ${formatNumber(requested.Quantity)} pedidos`,
  ].filter((text) => typeof text === 'string');
  return lines.map((text) => (
    <p key={text} className={styles.asked}>
      {text}
    </p>
  ));
}

function Product({ line }: { line: ProposalLine }) {
  const { Size, Description, CodePub, Note } = line;
  const badge = badgeOf(line);
  return (
    <th scope="row" className={styles.product}>
      <span className={styles.size}>{Size}</span>
      {badge && <span className={line.Declined ? styles.declined : styles.badge}>{badge}</span>}
      <p>{Description}</p>
      {CodePub && <p className={styles.soft}>Código {CodePub}</p>}
      <Asked line={line} />
      <ItemWords words={line.Asked?.Words} label="Na lista do cliente" />
      <Written line={line} />
      {Note && <p className={styles.note}>{Note}</p>}
    </th>
  );
}

function Row({ line, discounts }: { line: ProposalLine; discounts: boolean }) {
  const isOpen = isPending(line);
  if (line.Declined || isOpen) {
    const why = line.DeclineReason || 'O vendedor não oferece este item.';
    return (
      <tr>
        <Product line={line} />
        <td colSpan={discounts ? 5 : 4} className={styles.reason}>
          {isOpen ? 'Ainda sem preço: o vendedor esclarece este item na conversa.' : why}
        </td>
      </tr>
    );
  }
  const { Quantity, UnitPriceCents, LeadTimeDays, LineTotalCents } = line;
  return (
    <tr>
      <Product line={line} />
      <td data-label="Quantidade">{formatNumber(Quantity)}</td>
      <td data-label="Preço unitário">{UnitPriceCents === null ? NONE : formatCents(UnitPriceCents)}</td>
      {discounts && <td data-label="Desconto">{discountOf(line)}</td>}
      <td data-label="Prazo">{leadTimeWords(LeadTimeDays)}</td>
      <td data-label="Total do item" className={styles.lineTotal}>
        {formatCents(LineTotalCents)}
      </td>
    </tr>
  );
}

const keyOf = ({ QuotationItemCode, FreeItemCode, ProductCode }: ProposalLine, index: number) =>
  `${QuotationItemCode ?? FreeItemCode ?? ProductCode} ${index}`;

/** Lines of a proposal: a table if there is room, otherwise cards. */
export function ProposalLines({ proposal: { Lines } }: { proposal: Proposal }) {
  const discounts = Lines.some(({ DiscountPercent, DiscountCents }) => DiscountPercent || DiscountCents);
  const heads = ['Quantidade', 'Preço unitário', ...(discounts ? ['Desconto'] : []), 'Prazo', 'Total do item'];
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">Itens da proposta</caption>
      <thead>
        <tr>
          <th scope="col">Pneu</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Lines.map((line, index) => (
          <Row key={keyOf(line, index)} line={line} discounts={discounts} />
        ))}
      </tbody>
    </table>
  );
}
