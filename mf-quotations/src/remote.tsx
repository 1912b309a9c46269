import { crudRoute } from '@rodovia/shared/crud';
import { lazyComponent, type Remote } from '@rodovia/shared/runtime';
import type { ComponentProps } from 'react';
import { AdminActions } from './features/detail/admin-actions';
import { QuotationPage } from './features/detail/quotation-page';
import { SellerActions } from './features/detail/seller-actions';
import { allQuotations, ownQuotations } from './features/list/quotations.crud';
import { pickerOf } from './features/picker/picker.crud';
import { closingPathOf } from './paths';
import { withNews } from './with-news';

const ClosingPage = lazyComponent(() =>
  import(/* webpackChunkName: "closing" */ './features/closing/closing-page').then(({ ClosingPage }) => ClosingPage),
);

const ProposalArea = lazyComponent(() =>
  import(/* webpackChunkName: "proposal" */ './features/proposal/proposal-area').then(
    ({ ProposalArea }) => ProposalArea,
  ),
);

/** The pages of one role: its list, what leads to a new quotation, and a quotation with the role's actions. */
const pagesOf = (list: typeof allQuotations, Actions: ComponentProps<typeof QuotationPage>['Actions']) => [
  withNews(crudRoute(list)),
  crudRoute(pickerOf(list.path)),
  { path: closingPathOf(list.path), element: <ClosingPage list={list.path} /> },
  withNews({
    path: `${list.path}/:code`,
    element: <QuotationPage list={list.path} Actions={Actions} Proposals={ProposalArea} />,
  }),
];

export const remote: Remote = {
  routes: [...pagesOf(allQuotations, AdminActions), ...pagesOf(ownQuotations, SellerActions)],
};
