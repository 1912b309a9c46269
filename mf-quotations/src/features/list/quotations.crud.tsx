import {
  type LossReason,
  listFailed,
  lossReasonEntity,
  productEntity,
  type ShoppingCart,
} from '@rodovia/shared/contracts';
import { formatCents } from '@rodovia/shared/contracts/money';
import {
  NO_LOSS_REASON,
  outcomeWords,
  QUEUE_FILTERS,
  QUEUES,
  QUOTATION_ANSWERS,
  QUOTATION_OUTCOMES,
  type QueueFilter,
  type QuotationAnswer,
} from '@rodovia/shared/contracts/quotation-statuses';
import {
  type Column,
  choice,
  created,
  dates,
  defineCrud,
  ExportButton,
  type Filter,
  fixed,
  optionsFrom,
  relationFilter,
  search,
  text,
  updated,
} from '@rodovia/shared/crud';
import { ProposalTag } from '@rodovia/shared/proposal-tag';
import { callPath, formatInstant, messages } from '@rodovia/shared/runtime';
import { StatusTag } from '@rodovia/shared/status-tag';
import { unreadWords } from '@rodovia/shared/unread';
import { DueTime } from '../../due-time';
import { pickerPathOf } from '../../paths';
import { QUEUE_WORDS } from '../../queue-words';
import { everySeller } from '../../sellers';
import { statusOptions } from '../../status-options';
import { ageOf } from './age';
import styles from './list.module.css';
import { NewQuotationButton } from './new-quotation-button';

const seller: Column<ShoppingCart> = {
  key: 'Seller',
  title: 'Vendedor',
  sortBy: 'Seller',
  width: 120,
  rank: 3,
  render: ({ Seller }) =>
    Seller ? (
      <>
        {Seller.Name} {Seller.IsActive === false && <span className={styles.none}>(inativo)</span>}
      </>
    ) : (
      <span className={styles.none}>Sem vendedor</span>
    ),
};

const client: Column<ShoppingCart> = {
  key: 'Person',
  title: 'Cliente',
  sortBy: 'Person',
  link: true,
  render: ({ Person, Unread: unread = 0 }) => (
    <>
      {Person?.Name} {unread > 0 && <span className={styles.unread}>{unreadWords(unread)}</span>}
    </>
  ),
};

const number: Column<ShoppingCart> = {
  key: 'Number',
  title: 'Número',
  width: 84,
  rank: 1,
  brief: true,
  render: ({ Number: value }) => <span className={styles.number}>nº {value}</span>,
};

const status: Column<ShoppingCart> = {
  key: 'Status',
  title: 'Status',
  sortBy: 'Status',
  width: 172,
  render: ({ Status }) => <StatusTag status={Status} />,
};

/** How far the answer is. */
const proposal: Column<ShoppingCart> = {
  key: 'ProposalStatus',
  title: 'Proposta',
  width: 116,
  rank: 1,
  render: ({ ProposalStatus, ProposalExpired }) =>
    ProposalStatus ? (
      <ProposalTag status={ProposalStatus} expired={ProposalExpired} />
    ) : (
      <span className={styles.none}>–</span>
    ),
};

/** What the answer comes to. */
const amount: Column<ShoppingCart> = {
  key: 'ProposalTotal',
  title: 'Valor',
  width: 124,
  rank: 1,
  align: 'right',
  render: ({ ProposalTotal: cents }) =>
    typeof cents === 'number' ? formatCents(cents) : <span className={styles.none}>–</span>,
};

/** While a first proposal is owed: until when. */
const due: Column<ShoppingCart> = {
  key: 'ResponseDueAt',
  title: 'Responder',
  sortBy: 'ResponseDueAt',
  width: 152,
  rank: 1,
  render: ({ ResponseDueAt: at }) => (at ? <DueTime at={at} /> : <span className={styles.none}>–</span>),
};

/** Says for how long an open quotation has been waiting. */
const since: Column<ShoppingCart> = {
  ...created<ShoppingCart>(),
  width: 166,
  rank: 3,
  render: ({ Created, Status }) => (
    <>
      {formatInstant(Created)} {Status === 'OPEN' && <span className={styles.age}>{ageOf(Created)}</span>}
    </>
  ),
};

const shared: Column<ShoppingCart>[] = [
  { ...text<ShoppingCart>('ItemCount', 'Itens', { width: 72, align: 'right', rank: 2 }) },
  since,
  { ...updated<ShoppingCart>(), rank: 2 },
  status,
  due,
  proposal,
  amount,
];

const queue = (names: readonly QueueFilter[]): Filter =>
  choice(
    'queue',
    'Fila',
    names.map((value) => ({ value, label: QUEUE_WORDS[value] })),
    { more: true },
  );

const ANSWER_WORDS: Record<QuotationAnswer, string> = {
  PROPOSED: 'Com proposta',
  IN_TIME: 'No prazo',
  LATE: 'Fora do prazo',
  ACCEPTED: 'Proposta aceita',
};

/** Those too that are not given any more: quotations were lost for them. */
const everyReason = optionsFrom<LossReason>(
  callPath('/loss-reason/pagged', { quantity: 100, orderBy: 'Description asc' }),
  ({ Code, Description, IsActive }) => ({ value: Code, label: IsActive ? Description : `${Description} (inativo)` }),
  {
    failure: listFailed(lossReasonEntity),
    besides: [{ value: NO_LOSS_REASON, label: 'Sem motivo informado' }],
  },
);

/** What the figures of the dashboard count; their links name these filters. */
const figures: Filter[] = [
  choice(
    'answer',
    'Resposta',
    QUOTATION_ANSWERS.map((value) => ({ value, label: ANSWER_WORDS[value] })),
    { more: true },
  ),
  relationFilter(productEntity.fields.brandCode, { more: true }),
  choice(
    'outcome',
    'Resultado',
    QUOTATION_OUTCOMES.map((value) => ({ value, label: outcomeWords(value) })),
    { more: true },
  ),
  choice('lossReason', 'Motivo da perda', everyReason, { more: true }),
];

const quotations = (path: string, columns: Column<ShoppingCart>[], further: Filter[]) =>
  defineCrud<ShoppingCart>({
    resource: 'shopping-cart',
    path,
    labels: { one: 'orçamento', article: 'o', many: 'Orçamentos', listFailed: messages.itemsNotLoaded },
    nameOf: ({ Number: number }) => `nº ${number}`,
    columns,
    filters: [
      search('Buscar por número, cliente, produto ou medida'),
      choice('status', 'Status', statusOptions),
      ...dates(),
      ...further,
    ],
    include: 'Person,Seller',
    hrefOf: ({ Code }) => `${path}/${Code}`,
    exportFile: 'reportShoppingCart',
    tools: () => <ExportButton url="/proposal/export" name="reportProposals" label="Propostas em CSV" />,
    toolbar: () => <NewQuotationButton to={pickerPathOf(path)} />,
  });

/** All quotations, for administrators. */
export const allQuotations = quotations(
  '/admin/orcamentos',
  [number, client, seller, ...shared],
  [
    fixed('client', 'Só deste cliente'),
    choice('seller', 'Vendedor', everySeller, { more: true }),
    queue(QUEUE_FILTERS),
    ...figures,
  ],
);

/** A seller's own quotations. */
export const ownQuotations = quotations(
  '/orcamentos',
  [number, client, ...shared],
  [queue(QUEUES.filter((name) => name !== 'UNASSIGNED' && name !== 'ALONE'))],
);
