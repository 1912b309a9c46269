import { brandEntity, type LossReason, lossReasonEntity } from '@rodovia/shared/contracts/catalog';
import {
  outcomeWords,
  QUEUE_FILTERS,
  QUEUES,
  QUOTATION_ANSWERS,
  QUOTATION_OUTCOMES,
  type QueueFilter,
  type QuotationAnswer,
  type ShoppingCart,
  WITHOUT,
} from '@rodovia/shared/contracts/quotations';
import { listFailed } from '@rodovia/shared/contracts/records';
import {
  type Column,
  choice,
  created,
  dates,
  defineCrud,
  ExportButton,
  entityOptions,
  type Filter,
  fixed,
  optionsFrom,
  search,
  text,
  updated,
} from '@rodovia/shared/crud';
import { callPath, formatInstant, messages } from '@rodovia/shared/runtime';
import { StatusTag } from '@rodovia/shared/status-tag';
import { unreadWords } from '@rodovia/shared/unread';
import { DueTime } from '../../due-time/due-time';
import { pickerPathOf } from '../../paths';
import { QUEUE_LABELS } from '../../queue-labels';
import { everySeller } from '../../sellers';
import { statusOptions } from '../../status-options';
import { AssignButton } from '../../steps/assign-button';
import { ViewSwitch } from '../../view-switch';
import { ageOf } from './age';
import styles from './list.module.css';
import { NewQuotationButton } from './new-quotation-button';
import { proposalIn } from './proposal-column';

/** Button that assigns or reassigns the quotation of a row. */
function assignIn(quotation: ShoppingCart) {
  const isWithSeller = quotation.Status === 'IN PROGRESS';
  if (!isWithSeller && quotation.Status !== 'OPEN') return null;
  const verb = isWithSeller ? 'Reatribuir' : 'Atribuir';
  const label = `${verb} o orçamento nº ${quotation.Number}`;
  return <AssignButton quotation={quotation} type="text" size="small" icon="edit" aria-label={label} />;
}

const seller: Column<ShoppingCart> = {
  key: 'Seller',
  title: 'Vendedor',
  sortBy: 'Seller',
  width: 110,
  grows: true,
  rank: 3,
  editor: assignIn,
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
      {unread > 0 && <span className={styles.unread}>{unreadWords(unread)}</span>} {Person?.Name}
    </>
  ),
};

const number: Column<ShoppingCart> = {
  key: 'Number',
  title: 'Número',
  sortBy: 'Number',
  width: 84,
  rank: 1,
  brief: true,
  render: ({ Number: value }) => <span className={styles.number}>nº {value}</span>,
};

/** Status; for an open quotation, also how long it has been waiting. */
const status: Column<ShoppingCart> = {
  key: 'Status',
  title: 'Status',
  sortBy: 'Status',
  width: 160,
  brief: ({ Status }) => <StatusTag status={Status} />,
  render: ({ Created, Status }) => (
    <span className={styles.lines}>
      <StatusTag status={Status} />
      {Status === 'OPEN' && <span className={styles.age}>{ageOf(Created)}</span>}
    </span>
  ),
};

/** When the first proposal is due. */
const due: Column<ShoppingCart> = {
  key: 'ResponseDueAt',
  title: 'Responder',
  sortBy: 'ResponseDueAt',
  width: 124,
  rank: 1,
  brief: ({ ResponseDueAt: at }) => at && <DueTime at={at} brief />,
  render: ({ ResponseDueAt: at }) => (
    <span className={styles.lines}>{at ? <DueTime at={at} /> : <span className={styles.none}>–</span>}</span>
  ),
};

const closed: Column<ShoppingCart> = {
  ...created<ShoppingCart>(),
  width: 104,
  rank: 2,
  render: ({ Created }) => <span className={styles.lines}>{formatInstant(Created)}</span>,
};

const changed: Column<ShoppingCart> = {
  ...updated<ShoppingCart>(),
  width: 104,
  rank: 2,
  render: ({ Updated }) => <span className={styles.lines}>{formatInstant(Updated)}</span>,
};

const shared: Column<ShoppingCart>[] = [
  { ...text<ShoppingCart>('ItemCount', 'Itens', { width: 64, align: 'right', rank: 2 }) },
  closed,
  changed,
  status,
  due,
];

const queue = (names: readonly QueueFilter[]): Filter =>
  choice(
    'queue',
    'Fila',
    names.map((value) => ({ value, label: QUEUE_LABELS[value] })),
    { more: true },
  );

const ANSWER_WORDS: Record<QuotationAnswer, string> = {
  PROPOSED: 'Com proposta',
  IN_TIME: 'No prazo',
  LATE: 'Fora do prazo',
  ACCEPTED: 'Proposta aceita',
};

/** Includes quotations that request no product of any brand. */
const everyBrand = { ...entityOptions(brandEntity), besides: [{ value: WITHOUT, label: 'Sem marca' }] };

/** Includes reasons that can no longer be chosen, because quotations were lost for them. */
const everyReason = optionsFrom<LossReason>(
  callPath('/loss-reason/pagged', { quantity: 100, orderBy: 'Description asc' }),
  ({ Code, Description, IsActive }) => ({ value: Code, label: IsActive ? Description : `${Description} (inativo)` }),
  {
    failure: listFailed(lossReasonEntity),
    besides: [{ value: WITHOUT, label: 'Sem motivo informado' }],
  },
);

/** Filters behind the figures of a dashboard, which link here. */
const figuresWith = (reasons: Parameters<typeof choice>[2]): Filter[] => [
  choice(
    'answer',
    'Resposta',
    QUOTATION_ANSWERS.map((value) => ({ value, label: ANSWER_WORDS[value] })),
    { more: true },
  ),
  choice('brand', 'Marca', everyBrand, { more: true }),
  choice(
    'outcome',
    'Resultado',
    QUOTATION_OUTCOMES.map((value) => ({ value, label: outcomeWords(value) })),
    { more: true },
  ),
  choice('lossReason', 'Motivo da perda', reasons, { more: true }),
];

const quotations = (path: string, columns: Column<ShoppingCart>[], further: Filter[]) =>
  defineCrud<ShoppingCart>({
    resource: 'shopping-cart',
    path,
    labels: { one: 'orçamento', article: 'o', many: 'Orçamentos', listFailed: messages.itemsNotLoaded },
    nameOf: ({ Number: number }) => `nº ${number}`,
    columns: [...columns, ...shared, proposalIn(path)],
    filters: [
      search('Buscar por número, cliente, produto ou medida'),
      choice('status', 'Status', statusOptions),
      ...dates(),
      ...further,
    ],
    include: 'Person,Seller',
    hrefOf: ({ Code }) => `${path}/${Code}`,
    exportFile: 'reportShoppingCart',
    tools: () => (
      <ExportButton
        url="/proposal/export"
        name="reportProposals"
        label="Propostas em CSV"
        workbook="Baixar propostas em XLSX"
      />
    ),
    toolbar: () => (
      <>
        <ViewSwitch list={path} />
        <NewQuotationButton to={pickerPathOf(path)} />
      </>
    ),
  });

/** All quotations, for administrators. */
export const allQuotations = quotations(
  '/admin/orcamentos',
  [number, client, seller],
  [
    fixed('client', 'Só deste cliente'),
    choice('seller', 'Vendedor', everySeller, { more: true }),
    queue(QUEUE_FILTERS),
    ...figuresWith(everyReason),
  ],
);

/** Quotations of a seller. */
export const ownQuotations = quotations(
  '/orcamentos',
  [number, client],
  [
    queue(QUEUES.filter((name) => name !== 'UNASSIGNED' && name !== 'ALONE')),
    ...figuresWith({
      ...entityOptions(lossReasonEntity),
      besides: [{ value: WITHOUT, label: 'Sem motivo informado' }],
    }),
  ],
);
