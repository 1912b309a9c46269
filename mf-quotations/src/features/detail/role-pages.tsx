import { useParams } from '@rodovia/shared/router';
import { useSession } from '@rodovia/shared/runtime';
import { adminActions } from './actions/admin-actions';
import { sellerActions } from './actions/seller-actions';
import { QuotationPage, type RoleActions } from './quotation-page';

const pageWith = (actions: RoleActions) =>
  function RolePage({ list }: { list: string }) {
    const { code = '' } = useParams();
    return <QuotationPage list={list} code={code} {...actions} />;
  };

/** A quotation as administrators handle it. */
export const AdminPage = pageWith(adminActions);

/** A quotation as sellers handle it. */
export const SellerPage = pageWith(sellerActions);

/** A quotation where it was just made, on the page of the new quotation. */
export function MadeQuotation({ list, code }: { list: string; code: string }) {
  const isSeller = useSession((session) => session.isSeller);
  return <QuotationPage list={list} code={code} isMade {...(isSeller ? sellerActions : adminActions)} />;
}
