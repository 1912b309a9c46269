import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { type CrudDefinition, crudRoute } from '@rodovia/shared/crud';
import { lazyComponent, type Remote, type RemoteRoute } from '@rodovia/shared/runtime';
import type { FillingOf } from '@rodovia/shared/slots';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentProps } from 'react';
import { AdminActions } from './features/detail/actions/admin-actions';
import { SellerActions } from './features/detail/actions/seller-actions';
import { QuotationPage } from './features/detail/quotation-page';
import { allQuotations, ownQuotations } from './features/list/quotations.crud';
import { pickerOf } from './features/picker/picker.crud';
import { closingPathOf } from './paths';
import styles from './remote.module.css';
import { withNews } from './with-news';

const ClosingPage = lazyComponent(() =>
  import(/* webpackChunkName: "closing" */ './features/closing/closing-page').then(({ ClosingPage }) => ClosingPage),
);

const ProposalArea = lazyComponent(() =>
  import(/* webpackChunkName: "proposal" */ './features/proposal/proposal-area').then(
    ({ ProposalArea }) => ProposalArea,
  ),
);

const StaffConversation = lazyComponent(() =>
  import(/* webpackChunkName: "proposal" */ './features/conversation/staff-conversation').then(
    ({ StaffConversation }) => StaffConversation,
  ),
);

const ReassignSelected = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './features/list/reassign-selected').then(
    ({ ReassignSelected }) => ReassignSelected,
  ),
);

const SellerLoads = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './features/queue/seller-loads').then(({ SellerLoads }) => SellerLoads),
);

const QueueArea = lazyComponent(() =>
  import(/* webpackChunkName: "queue" */ './features/queue/queue-area').then(({ QueueArea }) => QueueArea),
);

const ProductQuotations: FillingOf<'product.below'> = lazyComponent(() =>
  import(/* webpackChunkName: "product-quotations" */ './slots/product-quotations').then(
    ({ ProductQuotations }) => ProductQuotations,
  ),
);

const queueOf = (props: ComponentProps<typeof QueueArea>) => () => (
  <Boundary title="A fila não abriu" loading={<div className={styles.queue} aria-busy="true" />}>
    <QueueArea {...props} />
  </Boundary>
);

const loads = [{ key: 'LOAD', label: 'Por vendedor', body: <SellerLoads list={allQuotations.path} /> }];
const WholeQueue = queueOf({ list: allQuotations.path, title: 'Fila', further: loads });
const OwnQueue = queueOf({ list: ownQuotations.path, title: 'Minha fila' });

/** Pages of a role: its list with queues, new quotation, and quotation with the role's actions. */
const pagesOf = (
  list: CrudDefinition<ShoppingCart>,
  Actions: ComponentProps<typeof QuotationPage>['Actions'],
): RemoteRoute[] => [
  withNews(crudRoute(list)),
  crudRoute(pickerOf(list.path)),
  { path: closingPathOf(list.path), element: <ClosingPage list={list.path} /> },
  withNews({
    path: `${list.path}/:code`,
    element: (
      <QuotationPage list={list.path} Actions={Actions} Proposals={ProposalArea} Conversation={StaffConversation} />
    ),
  }),
];

export const remote: Remote = {
  routes: [
    ...pagesOf({ ...allQuotations, lead: WholeQueue, SelectionActions: ReassignSelected }, AdminActions),
    ...pagesOf({ ...ownQuotations, lead: OwnQueue }, SellerActions),
  ],
  parts: { 'product-quotations': ProductQuotations },
};
