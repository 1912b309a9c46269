import { adminActions } from './actions/admin-actions';
import { sellerActions } from './actions/seller-actions';
import { QuotationPage } from './quotation-page';

/** A quotation as administrators handle it. */
export const AdminPage = ({ list }: { list: string }) => <QuotationPage list={list} {...adminActions} />;

/** A quotation as sellers handle it. */
export const SellerPage = ({ list }: { list: string }) => <QuotationPage list={list} {...sellerActions} />;
