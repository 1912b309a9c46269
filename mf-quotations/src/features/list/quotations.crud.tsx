import type { ShoppingCart } from '@rodovia/shared/contracts';
import { formatCents } from '@rodovia/shared/contracts/money';
import {
  type Column,
  choice,
  created,
  dates,
  defineCrud,
  ExportButton,
  search,
  text,
  updated,
} from '@rodovia/shared/crud';
import { formatInstant, messages } from '@rodovia/shared/runtime';
import { pickerPathOf } from '../../paths';
import { ProposalTag } from '../../proposal-tag';
import { everySeller } from '../../sellers';
import { StatusTag, statusOptions } from '../../status';
import { ageOf } from './age';
import styles from './list.module.css';
import { NewQuotationButton } from './new-quotation-button';

const seller: Column<ShoppingCart> = {
  key: 'Seller',
  title: 'Vendedor',
  sortBy: 'Seller',
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
  render: ({ Person, Number: number }) => (
    <>
      {Person?.Name} <span className={styles.number}>nº {number}</span>
    </>
  ),
};

const status: Column<ShoppingCart> = {
  key: 'Status',
  title: 'Status',
  sortBy: 'Status',
  width: 150,
  render: ({ Status }) => <StatusTag status={Status} />,
};

const proposal: Column<ShoppingCart> = {
  key: 'ProposalStatus',
  title: 'Proposta',
  width: 120,
  render: ({ ProposalStatus, ProposalExpired }) =>
    ProposalStatus ? (
      <ProposalTag status={ProposalStatus} expired={ProposalExpired} />
    ) : (
      <span className={styles.none}>–</span>
    ),
};

const total: Column<ShoppingCart> = {
  key: 'ProposalTotal',
  title: 'Total',
  width: 120,
  align: 'right',
  render: ({ ProposalTotal: cents }) =>
    typeof cents === 'number' ? (
      <span className={styles.amount}>{formatCents(cents)}</span>
    ) : (
      <span className={styles.none}>–</span>
    ),
};

/** Says for how long an open quotation has been waiting. */
const since: Column<ShoppingCart> = {
  ...created<ShoppingCart>(),
  width: 165,
  rank: 2,
  render: ({ Created, Status }) => (
    <>
      {formatInstant(Created)} {Status === 'OPEN' && <span className={styles.age}>{ageOf(Created)}</span>}
    </>
  ),
};

const shared: Column<ShoppingCart>[] = [
  { ...text<ShoppingCart>('ItemCount', 'Itens', { width: 76, align: 'right' }), rank: 1 },
  since,
  { ...updated<ShoppingCart>(), width: 165, rank: 1 },
  status,
  proposal,
  total,
];

const quotations = (path: string, columns: Column<ShoppingCart>[], further: ReturnType<typeof dates>) =>
  defineCrud<ShoppingCart>({
    resource: 'shopping-cart',
    path,
    labels: { one: 'orçamento', article: 'o', many: 'Orçamentos', listFailed: messages.itemsNotLoaded },
    nameOf: ({ Number: number }) => `nº ${number}`,
    columns,
    filters: [
      search('Buscar por cliente ou número'),
      choice('status', 'Status', statusOptions),
      ...dates(),
      ...further,
    ],
    include: 'Person,Seller',
    hrefOf: ({ Code }) => `${path}/${Code}`,
    exportFile: 'reportShoppingCart',
    toolbar: () => (
      <>
        <ExportButton url="/proposal/export" name="reportProposals" label="Propostas em CSV" />
        <NewQuotationButton to={pickerPathOf(path)} />
      </>
    ),
  });

/** All quotations, for administrators. */
export const allQuotations = quotations(
  '/admin/orcamentos',
  [client, seller, ...shared],
  [choice('seller', 'Vendedor', everySeller, { more: true })],
);

/** A seller's own quotations. */
export const ownQuotations = quotations('/orcamentos', [client, ...shared], []);
