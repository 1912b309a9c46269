import {
  FREIGHT_WORDS,
  type FreightKind,
  leadTimeWords,
  PROPOSAL_STATUSES,
  type ProposalRow,
  type ProposalStatus,
  proposalWords,
} from '@rodovia/shared/contracts/proposals';
import { type SQL, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { invalidFields } from '../../base/http-error';
import { createdBetween, filterKeys, splitCodes, splitList } from '../../crud/list-query';
import type { RecordSource } from '../../crud/record-source';
import { textFilter } from '../../crud/term';
import { type FileColumn, hundredths, moment } from '../../csv/file-column';
import { instant, jsonObject } from '../../db/projection';
import { person, proposal, proposalLine, quotation, quotationFreeItem, quotationItem } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { isClosed, isExpired, proposalVersion } from '../../records/proposal-state';
import { visibleTo } from './proposal-access';
import { ofQuotation } from './proposal-source';

const { orderBy, term, startDate, endDate } = filterKeys;

/** Filters of the proposal list and export; `seller` and `status` are `;` separated, the latter including EXPIRED. */
export const proposalFilterKeys = {
  orderBy,
  term,
  startDate,
  endDate,
  status: Type.Optional(Type.String({ maxLength: 200 })),
  seller: Type.Optional(Type.String({ maxLength: 2000 })),
};
const FilterSchema = Type.Object(proposalFilterKeys);
type Filters = Static<typeof FilterSchema>;

const nameOf = (code: SQL): SQL => sql`(select ${person.name} from ${person} where ${person.code} = ${code})`;
const clientName = nameOf(ofQuotation(sql`${quotation.personCode}`));
const sellerName = nameOf(ofQuotation(sql`${quotation.sellerCode}`));
const number = ofQuotation(sql`${quotation.number}`);

/** States of versions in force that are derived and not stored. */
const DERIVED: Record<string, SQL> = { EXPIRED: sql`${isExpired} and not ${isClosed}`, CLOSED: isClosed };

function statusFilter(status: string): SQL {
  const derived = DERIVED[status];
  if (derived) return derived;
  if (!PROPOSAL_STATUSES.includes(status as ProposalStatus))
    throw invalidFields({ status: `Situação desconhecida: ${status}.` });
  return status === 'SENT'
    ? sql`${proposal.status} = 'SENT' and not ${isExpired} and not ${isClosed}`
    : sql`${proposal.status} = ${status}`;
}

function byStatus(value?: string): SQL | undefined {
  const statuses = splitList(value).map((status) => sql`(${statusFilter(status)})`);
  return statuses.length === 0 ? undefined : sql.join(statuses, sql` or `);
}

function bySeller(value?: string): SQL | undefined {
  const sellers = splitCodes(value);
  if (sellers.length === 0) return undefined;
  return sql`${ofQuotation(sql`${quotation.sellerCode}`)}::text = any(${sql.param(sellers)}::text[])`;
}

/** Condition for a quotation number or client name. */
function byTerm(value?: string): SQL | undefined {
  const matches = textFilter(sql`fold(${clientName})`, value);
  return matches && sql`${matches} or ${number}::text = ${value?.trim()}`;
}

/** Conditions of list, count and export. */
export const proposalFilters = (actor: Actor, query: Filters) => [
  visibleTo(actor),
  byTerm(query.term),
  byStatus(query.status),
  bySeller(query.seller),
  ...createdBetween(proposal.created, query),
];

/** Reads proposals for the list. */
export const proposalRows: RecordSource = {
  table: proposal,
  key: proposal.code,
  created: proposal.created,
  fields: {
    Code: sql`${proposal.code}`,
    QuotationCode: sql`${proposal.quotationCode}`,
    QuotationNumber: number,
    Version: proposalVersion,
    Status: sql`${proposal.status}`,
    Expired: isExpired,
    Closed: isClosed,
    TotalCents: sql`${proposal.totalCents}::float8`,
    ValidUntil: instant(proposal.validUntil),
    SentAt: instant(proposal.sent),
    DecidedAt: instant(proposal.decided),
    Updated: instant(proposal.updated),
    ClientName: clientName,
    SellerName: sellerName,
  },
  relations: {},
  sortable: {
    Created: proposal.created,
    Updated: proposal.updated,
    QuotationNumber: number,
    TotalCents: proposal.totalCents,
    ValidUntil: proposal.validUntil,
    SentAt: proposal.sent,
    Status: proposal.status,
    ClientName: sql`fold(${clientName})`,
    SellerName: sql`fold(${sellerName})`,
  },
};

interface ExportedLine {
  Written: string;
  IsPending: boolean;
  Description: string;
  Size: string;
  Quantity: number;
  UnitPriceCents: number | null;
  DiscountPercent: number | null;
  DiscountCents: number | null;
  LeadTimeDays: number | null;
  Declined: boolean;
  LineTotalCents: number;
}

/** A proposal for the export, with all lines. */
export interface ExportedProposal extends ProposalRow {
  FreightKind: FreightKind;
  FreightCents: number;
  Lines: ExportedLine[];
}

const lines = sql`(select coalesce(json_agg(${jsonObject({
  Written: sql`coalesce((select ${quotationFreeItem.text} from ${quotationFreeItem}
    where ${quotationFreeItem.code} = ${proposalLine.freeItemCode}),
    (select array_to_string(${quotationItem.words}, ' / ') from ${quotationItem}
    where ${quotationItem.code} = ${proposalLine.quotationItemCode}), '')`,
  IsPending: sql`(${proposalLine.freeItemCode} is not null and ${proposalLine.productCode} is null
    and not ${proposalLine.declined})`,
  Description: sql`${proposalLine.description}`,
  Size: sql`${proposalLine.size}`,
  Quantity: sql`${proposalLine.quantity}`,
  UnitPriceCents: sql`${proposalLine.unitPriceCents}`,
  DiscountPercent: sql`${proposalLine.discountPercent}`,
  DiscountCents: sql`${proposalLine.discountCents}`,
  LeadTimeDays: sql`${proposalLine.leadTimeDays}`,
  Declined: sql`${proposalLine.declined}`,
  LineTotalCents: sql`${proposalLine.lineTotalCents}`,
})} order by ${proposalLine.position}), '[]'::json) from ${proposalLine} where ${proposalLine.proposalCode} = ${proposal.code})`;

/** Proposals for the export. */
export const exportedProposals: RecordSource = {
  ...proposalRows,
  fields: {
    ...proposalRows.fields,
    FreightKind: sql`${proposal.freightKind}`,
    FreightCents: sql`${proposal.freightCents}::float8`,
    Lines: lines,
  },
};

/** A row of the export: a line and its proposal. */
export interface ProposalFileRow {
  of: ExportedProposal;
  line: ExportedLine;
}

/** Streams all lines of all proposals. */
export async function* lineByLine(proposals: AsyncIterable<ExportedProposal>): AsyncGenerator<ProposalFileRow> {
  for await (const of of proposals) for (const line of of.Lines) yield { of, line };
}

/** Columns of the export. */
export const exportColumns: FileColumn<ProposalFileRow>[] = [
  ['Orçamento', ({ of }) => of.QuotationNumber],
  ['Versão', ({ of }) => (of.Status === 'DRAFT' ? null : of.Version)],
  ['Situação', ({ of }) => proposalWords(of.Status, of.Expired, of.Closed)],
  ['Cliente', ({ of }) => of.ClientName],
  ['Vendedor', ({ of }) => of.SellerName],
  ['Enviada em', ({ of }) => moment(of.SentAt)],
  ['Válida até', ({ of }) => moment(of.ValidUntil)],
  ['Pedido por escrito', ({ line }) => line.Written],
  ['Produto', ({ line }) => (line.IsPending ? null : line.Description)],
  ['Medida', ({ line }) => line.Size],
  ['Atendido', ({ line }) => (line.IsPending ? 'A esclarecer' : !line.Declined)],
  ['Quantidade', ({ line }) => line.Quantity],
  ['Preço', ({ line }) => hundredths(line.UnitPriceCents)],
  ['Desconto (%)', ({ line }) => hundredths(line.DiscountPercent)],
  ['Desconto (R$)', ({ line }) => hundredths(line.DiscountCents)],
  ['Prazo', ({ line }) => leadTimeWords(line.LeadTimeDays)],
  ['Total da linha', ({ line }) => hundredths(line.LineTotalCents)],
  ['Frete', ({ of }) => FREIGHT_WORDS[of.FreightKind]],
  ['Valor do frete', ({ of }) => hundredths(of.FreightCents)],
  ['Total da proposta', ({ of }) => hundredths(of.TotalCents)],
];
