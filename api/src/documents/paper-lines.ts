import {
  FREIGHT_WORDS,
  formatCents,
  isPending,
  leadTimeWords,
  type Proposal,
  type ProposalLine,
  writeDiscount,
} from '@rodovia/shared/contracts/proposals';
import type { Column, Content, TableCell } from 'pdfmake/interfaces';
import { heading, LINE, notEmpty, right, SOFT, soft, written } from './paper-style';

function product(line: ProposalLine): Content {
  const { Description, Size, CodePub, Substitute, Asked, Written, Note, Quantity } = line;
  const details = [Size && `Medida ${Size}`, CodePub && `Código ${CodePub}`].filter(Boolean).join(' · ');
  return {
    stack: [
      written(Description),
      ...notEmpty(details, soft(details)),
      ...(Substitute && Asked ? [soft(`Em lugar de ${Asked.Description} (${Asked.Size})`)] : []),
      ...(Written && Written.Text !== Description ? [soft(`Pedido por escrito: ${Written.Text}`)] : []),
      ...(Asked?.Words ?? []).map((words) => soft(`Na lista do cliente: ${words}`)),
      ...(Asked || Written ? [] : [soft('Item adicional')]),
      ...(Asked && Asked.Quantity !== Quantity ? [soft(`Pedido: ${Asked.Quantity}`)] : []),
      ...notEmpty(Note, soft(Note)),
    ],
  };
}

const discountOf = ({ DiscountPercent, DiscountCents }: ProposalLine) =>
  DiscountCents ? formatCents(DiscountCents) : writeDiscount({ discountPercent: DiscountPercent });

function row(line: ProposalLine, index: number): TableCell[] {
  const number = right(String(index + 1), { color: SOFT });
  if (line.Declined) {
    const reason = `Não atendido${line.DeclineReason ? `: ${line.DeclineReason}` : ''}`;
    return [number, product(line), { ...written(reason), colSpan: 5, italics: true, color: SOFT }, '', '', '', ''];
  }
  if (isPending(line))
    return [
      number,
      product(line),
      { ...written('A esclarecer'), colSpan: 5, italics: true, color: SOFT },
      '',
      '',
      '',
      '',
    ];
  return [
    number,
    product(line),
    right(line.Quantity.toLocaleString('pt-BR')),
    right(line.UnitPriceCents === null ? 'A definir' : formatCents(line.UnitPriceCents)),
    right(discountOf(line) || '–'),
    { text: leadTimeWords(line.LeadTimeDays) },
    right(formatCents(line.LineTotalCents)),
  ];
}

/** Table of a proposal's lines. */
export function linesTable({ Lines }: Proposal): Content {
  const head = [
    heading('Nº', 'right'),
    heading('Produto'),
    heading('Qtd.', 'right'),
    heading('Preço', 'right'),
    heading('Desconto', 'right'),
    heading('Prazo'),
    heading('Total', 'right'),
  ];
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['auto', '*', 'auto', 'auto', 'auto', 66, 'auto'],
      body: [head, ...Lines.map(row)],
    },
    layout: {
      hLineWidth: (index, { table }) => (index <= 1 || index === table.body.length ? 1 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
  };
}

/** Sums of a proposal: its items, freight and total. */
export function totals({ SubtotalCents, Freight, FreightCents, TotalCents }: Proposal): Column {
  const freight = Freight.Kind === 'VALUE' ? formatCents(FreightCents) : FREIGHT_WORDS[Freight.Kind];
  return {
    width: 'auto',
    table: {
      widths: ['auto', 'auto'],
      body: [
        [{ text: 'Itens' }, right(formatCents(SubtotalCents))],
        [{ text: 'Frete' }, right(freight)],
        [{ text: 'Total', bold: true, fontSize: 12 }, right(formatCents(TotalCents), { bold: true, fontSize: 12 })],
      ],
    },
    layout: 'noBorders',
  };
}
