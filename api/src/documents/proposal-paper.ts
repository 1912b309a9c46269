import { type Proposal, proposalWords } from '@rodovia/shared/contracts/proposals';
import { maskCnpj, maskCpf, maskPhone } from '@rodovia/shared/contracts/rules';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { linesTable, totals } from './paper-lines';
import { AMBER, INK, notEmpty, SOFT, soft, written } from './paper-style';

/** Company data at the head of a document; `logo` is a PNG. */
export interface Company {
  name: string;
  document: string;
  address: string;
  phone: string;
  logo: Uint8Array | null;
}

/** A client as named on a document; what is not known is empty. */
export interface PaperClient {
  name: string;
  /** CPF or CNPJ without punctuation. */
  document: string;
  isPhysical: boolean;
  phone: string;
  email: string;
}

/** Content of a proposal's document. */
export interface ProposalPaper {
  proposal: Proposal;
  company: Company;
  client: PaperClient;
  seller: { name: string; phone: string } | null;
  /** Address of the verification page; null for a draft. */
  proofUrl: string | null;
}

const ZONE = 'America/Sao_Paulo';
const moment = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
const momentOf = (instant: string) => moment.format(new Date(instant)).replace(', ', ' às ');

/** Returns `198/2`, or the quotation's number alone for a draft. */
export const paperName = ({ QuotationNumber, Version, Status }: Proposal) =>
  Status === 'DRAFT' ? String(QuotationNumber) : `${QuotationNumber}/${Version}`;

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
  const { SentAt, ValidUntil, DecidedAt } = proposal;
  return {
    stack: [
      { text: `Proposta ${paperName(proposal)}`, bold: true, fontSize: 18 },
      ...(SentAt ? [soft(`Enviada em ${momentOf(SentAt)}`)] : []),
      ...(ValidUntil ? [soft(`Válida até ${momentOf(ValidUntil)}`)] : []),
      ...(isInForce(proposal) ? [] : [{ text: stateWords(proposal, DecidedAt), bold: true, fontSize: 9 }]),
    ],
    alignment: 'right',
  };
}

const isInForce = ({ Status, Expired, Closed }: Proposal) => Status === 'SENT' && !Expired && !Closed;

const stateWords = ({ Status, Expired, Closed }: Proposal, decidedAt: string | null) =>
  `${proposalWords(Status, Expired, Closed)}${decidedAt ? ` em ${momentOf(decidedAt)}` : ''}`;

const documentOf = ({ document, isPhysical }: PaperClient) =>
  isPhysical ? `CPF ${maskCpf(document)}` : `CNPJ ${maskCnpj(document)}`;

function peopleBlock({ client, seller }: ProposalPaper): Content {
  const served = seller ? [seller.name, maskPhone(seller.phone)].filter(Boolean).join(', ') : '';
  const contact = [maskPhone(client.phone), client.email].filter(Boolean).join(', ');
  return {
    columns: [
      {
        stack: [
          soft('Cliente'),
          { ...written(client.name), bold: true },
          ...notEmpty(client.document, soft(documentOf(client))),
          ...notEmpty(contact, soft(contact)),
        ],
      },
      { stack: [soft('Vendedor'), { ...written(served || '–'), bold: true }] },
    ],
    columnGap: 16,
    margin: [0, 12, 0, 12],
  };
}

/** Texts of any length: each under its heading, with page breaks inside. */
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

/** Watermark of a document that must not be mistaken for an offer. */
function across(proposal: Proposal): string | undefined {
  const { Status, Expired, Closed } = proposal;
  if (Status === 'ACCEPTED' || isInForce(proposal)) return undefined;
  return proposalWords(Status, Expired, Closed).toUpperCase();
}

/** Returns a proposal as an A4 document, without its internal note. */
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
