import {
  FREIGHT_WORDS,
  formatCents,
  leadTimeWords,
  type Proposal,
  type ProposalLine,
  proposalWords,
  writeDiscount,
} from '@rodovia/shared/contracts';
import { maskCnpj, maskPhone } from '@rodovia/shared/contracts/masks';
import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';

/** The block of the company at the head of a paper; `logo` is a PNG. */
export interface Company {
  name: string;
  document: string;
  address: string;
  phone: string;
  logo: Uint8Array | null;
}

/** Everything that stands on the paper of a proposal. */
export interface ProposalPaper {
  proposal: Proposal;
  company: Company;
  client: string;
  seller: { name: string; phone: string } | null;
  /** Where its proof is shown; null for a draft. */
  proofUrl: string | null;
}

const INK = '#1b1a18';
const SOFT = '#605c55';
const LINE = '#d5d0c6';
const GROUND = '#f1eee8';
const AMBER = '#f5b301';

const ZONE = 'America/Sao_Paulo';
const day = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, dateStyle: 'short' });
const moment = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
const _dayOf = (instant: string) => day.format(new Date(instant));
const momentOf = (instant: string) => moment.format(new Date(instant)).replace(', ', ' às ');

/** `198/2`, or the quotation's number alone for a draft. */
export const paperName = ({ QuotationNumber, Version, Status }: Proposal) =>
  Status === 'DRAFT' ? String(QuotationNumber) : `${QuotationNumber}/${Version}`;

/** Words that no column of a page has room for. */
const ENDLESS = /\S{24}/;

/** What people write: a word without end breaks where the line does, instead of pushing the page apart. */
const written = (text: string) => ({ text, ...(ENDLESS.test(text) && { wordBreak: 'break-all' as const }) });

const soft = (text: string): Content => ({ ...written(text), color: SOFT, fontSize: 8 });
const notEmpty = <T>(condition: unknown, content: T): T[] => (condition ? [content] : []);

function companyBlock({ name, document, address, phone, logo }: Company): Content {
  const picture: Content[] = logo
    ? [{ image: `data:image/png;base64,${Buffer.from(logo).toString('base64')}`, fit: [150, 48], margin: [0, 0, 0, 4] }]
    : [];
  return {
    stack: [
      ...picture,
      { ...written(name || 'Rodovia'), bold: true, fontSize: logo ? 10 : 16 },
      ...notEmpty(document, soft(`CNPJ ${maskCnpj(document)}`)),
      ...notEmpty(address, soft(address)),
      ...notEmpty(phone, soft(maskPhone(phone))),
    ],
  };
}

function titleBlock({ proposal }: ProposalPaper): Content {
  const { Status, Expired, SentAt, ValidUntil, DecidedAt } = proposal;
  return {
    stack: [
      { text: `Proposta ${paperName(proposal)}`, bold: true, fontSize: 18 },
      ...(SentAt ? [soft(`Enviada em ${momentOf(SentAt)}`)] : []),
      ...(ValidUntil ? [soft(`Válida até ${momentOf(ValidUntil)}`)] : []),
      ...(Status === 'SENT' && !Expired ? [] : [{ text: stateWords(proposal, DecidedAt), bold: true, fontSize: 9 }]),
    ],
    alignment: 'right',
  };
}

const stateWords = ({ Status, Expired }: Proposal, decidedAt: string | null) =>
  `${proposalWords(Status, Expired)}${decidedAt ? ` em ${momentOf(decidedAt)}` : ''}`;

function peopleBlock({ client, seller }: ProposalPaper): Content {
  const served = seller ? [seller.name, seller.phone].filter(Boolean).join(', ') : '';
  return {
    columns: [
      { stack: [soft('Cliente'), { ...written(client), bold: true }] },
      { stack: [soft('Vendedor'), { ...written(served || '–'), bold: true }] },
    ],
    columnGap: 16,
    margin: [0, 12, 0, 12],
  };
}

function product({ Description, Size, CodePub, Substitute, Asked, Note, Quantity }: ProposalLine): Content {
  const details = [Size && `Medida ${Size}`, CodePub && `Código ${CodePub}`].filter(Boolean).join(' · ');
  return {
    stack: [
      written(Description),
      ...notEmpty(details, soft(details)),
      ...(Substitute && Asked ? [soft(`Em lugar de ${Asked.Description} (${Asked.Size})`)] : []),
      ...(Asked ? [] : [soft('Item adicional')]),
      ...(Asked && Asked.Quantity !== Quantity ? [soft(`Pedido: ${Asked.Quantity}`)] : []),
      ...notEmpty(Note, soft(Note)),
    ],
  };
}

const right = (text: string, further: object = {}): TableCell => ({
  text,
  alignment: 'right',
  noWrap: true,
  ...further,
});

const discountOf = ({ DiscountPercent, DiscountCents }: ProposalLine) =>
  DiscountCents ? formatCents(DiscountCents) : writeDiscount({ discountPercent: DiscountPercent });

function row(line: ProposalLine, index: number): TableCell[] {
  const number = right(String(index + 1), { color: SOFT });
  if (line.Declined) {
    const reason = `Não atendido${line.DeclineReason ? `: ${line.DeclineReason}` : ''}`;
    return [number, product(line), { ...written(reason), colSpan: 5, italics: true, color: SOFT }, '', '', '', ''];
  }
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

const heading = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  text,
  alignment,
  bold: true,
  fontSize: 8,
  fillColor: GROUND,
});

function linesTable({ Lines }: Proposal): Content {
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

function totals({ SubtotalCents, Freight, FreightCents, TotalCents }: Proposal): Column {
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

/** Texts that people write may have any length: each stands under its name, and pages break inside of it. */
function terms({ PaymentTerm, PaymentNote, Delivery, ClientNote }: Proposal): Content {
  const payment = [PaymentTerm?.Description, PaymentTerm?.Text, PaymentNote].filter(Boolean).join('\n');
  const named = (name: string, text: string): Content => ({ stack: [soft(name), written(text)], margin: [0, 0, 0, 8] });
  return {
    stack: [
      ...notEmpty(payment, named('Pagamento', payment)),
      named('Entrega', Delivery.Text),
      ...notEmpty(ClientNote, named('Observação', ClientNote)),
    ],
  };
}

const inGroups = (digest: string) => digest.replace(/(.{8})(?=.)/g, '$1 ');

function proof({ proposal, proofUrl }: ProposalPaper): Content[] {
  if (!proofUrl) return [];
  return [
    {
      columns: [
        { qr: proofUrl, fit: 84, width: 92, foreground: INK },
        {
          stack: [
            { text: 'Confira esta proposta', bold: true },
            soft('Aponte a câmera para o código, ou abra o endereço, e compare o total e o código de verificação.'),
            { text: proofUrl, link: proofUrl, fontSize: 8, margin: [0, 4, 0, 4] },
            soft('Código de verificação (SHA-256)'),
            { text: inGroups(proposal.Digest), fontSize: 8 },
          ],
        },
      ],
      columnGap: 12,
      margin: [0, 16, 0, 0],
      unbreakable: true,
    },
  ];
}

/** What stands across the paper of one that must not be taken for an offer. */
function across({ Status, Expired }: Proposal): string | undefined {
  if (Status === 'ACCEPTED' || (Status === 'SENT' && !Expired)) return undefined;
  return proposalWords(Status, Expired).toUpperCase();
}

/** A proposal as an A4 document: its inner note never stands on it. */
export function proposalPaper(paper: ProposalPaper): TDocumentDefinitions {
  const { proposal, company } = paper;
  const name = `Proposta ${paperName(proposal)}`;
  const mark = across(proposal);
  return {
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 52],
    language: 'pt-BR',
    tagged: true,
    displayTitle: true,
    version: '1.7',
    info: { title: name, author: company.name || 'Rodovia', subject: `Orçamento nº ${proposal.QuotationNumber}` },
    defaultStyle: { font: 'Roboto', fontSize: 9, color: INK, lineHeight: 1.15 },
    ...(mark && { watermark: { text: mark, color: SOFT, opacity: 0.12, bold: true } }),
    footer: (page: number, pages: number) => ({
      columns: [soft(name), { text: `página ${page} de ${pages}`, alignment: 'right', color: SOFT, fontSize: 8 }],
      margin: [40, 16, 40, 0],
    }),
    content: [
      { columns: [companyBlock(company), titleBlock(paper)], columnGap: 16 },
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: 515, y2: 0, lineWidth: 2, lineColor: AMBER }],
        margin: [0, 10, 0, 0],
      },
      peopleBlock(paper),
      linesTable(proposal),
      {
        columns: [terms(proposal), totals(proposal)],
        columnGap: 24,
        margin: [0, 14, 0, 0],
      },
      ...proof(paper),
    ],
  };
}
