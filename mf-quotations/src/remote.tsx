import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { type CrudDefinition, crudRoute, type Filter } from '@rodovia/shared/crud';
import { lazyComponent, type Remote, type RemoteRoute } from '@rodovia/shared/runtime';
import type { FillingOf } from '@rodovia/shared/slots';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentProps, ComponentType } from 'react';
import { allQuotations, ownQuotations } from './features/list/quotations.crud';
import { pickerOf } from './features/picker/picker.crud';
import { PickerLayout } from './features/picker/picker-layout';
import { boardPathOf, closingPathOf, noticesPathOf, OWN_PERFORMANCE, pickerPathOf } from './paths';
import styles from './remote.module.css';
import { withNews } from './with-news';

const ClosingPage = lazyComponent(() =>
  import(/* webpackChunkName: "closing" */ './features/closing/closing-page').then(({ ClosingPage }) => ClosingPage),
);

const AdminPage = lazyComponent(() =>
  import(/* webpackChunkName: "quotation" */ './quotation-pages').then(({ AdminPage }) => AdminPage),
);

const SellerPage = lazyComponent(() =>
  import(/* webpackChunkName: "quotation" */ './quotation-pages').then(({ SellerPage }) => SellerPage),
);

const MadeQuotation = lazyComponent(() =>
  import(/* webpackChunkName: "quotation" */ './quotation-pages').then(({ MadeQuotation }) => MadeQuotation),
);

const QuotationBoard = lazyComponent(() =>
  import(/* webpackChunkName: "board" */ './board-pages').then(({ QuotationBoard }) => QuotationBoard),
);

const NoticesPage = lazyComponent(() =>
  import(/* webpackChunkName: "notices" */ './features/notices/notices-page').then(({ NoticesPage }) => NoticesPage),
);

const ReassignSelected = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './features/list/reassign-selected').then(
    ({ ReassignSelected }) => ReassignSelected,
  ),
);

const SellerLoads = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './features/queue/seller-loads').then(({ SellerLoads }) => SellerLoads),
);

const OwnPerformance = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './features/queue/own-performance').then(
    ({ OwnPerformance }) => OwnPerformance,
  ),
);

const QueueArea = lazyComponent(() =>
  import(/* webpackChunkName: "queue" */ './features/queue/queue-area').then(({ QueueArea }) => QueueArea),
);

const ProductQuotations: FillingOf<'product.below'> = lazyComponent(() =>
  import(/* webpackChunkName: "product-quotations" */ './slots/product-quotations').then(
    ({ ProductQuotations }) => ProductQuotations,
  ),
);

/** Names of the filters of the board. */
const BOARD_FILTERS = ['term', 'startDate', 'endDate', 'client', 'seller', 'brand'];

const queueOf = (props: ComponentProps<typeof QueueArea>) => () => (
  <Boundary title="A fila não abriu" loading={<div className={styles.queue} aria-busy="true" />}>
    <QueueArea {...props} />
  </Boundary>
);

const loads = [{ key: 'LOAD', label: 'Por vendedor', body: <SellerLoads list={allQuotations.path} /> }];
const WholeQueue = queueOf({ list: allQuotations.path, title: 'Fila', further: loads });
const own = [{ key: OWN_PERFORMANCE, label: 'Meu desempenho', body: <OwnPerformance list={ownQuotations.path} /> }];
const OwnQueue = queueOf({ list: ownQuotations.path, title: 'Minha fila', further: own });

/** Filters of the list that its board has too: all but those for states, which are its columns. */
const boardFilters = (filters: readonly Filter[]) => filters.filter(({ name }) => BOARD_FILTERS.includes(name));

/** Pages of a role: its list with queues, new quotation, and quotation. */
const pagesOf = (list: CrudDefinition<ShoppingCart>, Page: ComponentType<{ list: string }>): RemoteRoute[] => [
  withNews(crudRoute(list)),
  withNews({
    path: pickerPathOf(list.path),
    element: (
      <PickerLayout list={list.path} Made={MadeQuotation}>
        {crudRoute(pickerOf(list.path)).element}
      </PickerLayout>
    ),
  }),
  { path: closingPathOf(list.path), element: <ClosingPage list={list.path} /> },
  withNews({
    path: boardPathOf(list.path),
    element: <QuotationBoard list={list.path} filters={boardFilters(list.filters)} />,
  }),
  withNews({ path: noticesPathOf(list.path), element: <NoticesPage list={list.path} /> }),
  withNews({ path: `${list.path}/:code`, element: <Page list={list.path} /> }),
];

export const remote: Remote = {
  routes: [
    ...pagesOf({ ...allQuotations, lead: WholeQueue, SelectionActions: ReassignSelected }, AdminPage),
    ...pagesOf({ ...ownQuotations, lead: OwnQueue }, SellerPage),
  ],
  parts: { 'product-quotations': ProductQuotations },
};
