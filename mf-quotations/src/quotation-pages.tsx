import { useParams } from '@rodovia/shared/router';
import { useSession } from '@rodovia/shared/runtime';
import { StaffConversation } from './features/conversation/staff-conversation';
import { adminActions } from './features/detail/actions/admin-actions';
import { sellerActions } from './features/detail/actions/seller-actions';
import { QuotationPage, type RoleActions } from './features/detail/quotation-page';
import { ProposalArea } from './features/proposal/proposal-area';

const parts = { Proposals: ProposalArea, Conversation: StaffConversation };

const pageWith = (actions: RoleActions) =>
  function RolePage({ list }: { list: string }) {
    const { code = '' } = useParams();
    return <QuotationPage list={list} code={code} {...parts} {...actions} />;
  };

/** A quotation as administrators handle it. */
export const AdminPage = pageWith(adminActions);

/** A quotation as sellers handle it. */
export const SellerPage = pageWith(sellerActions);

/** A quotation where it was just made, on the page of the new quotation. */
export function MadeQuotation({ list, code }: { list: string; code: string }) {
  const isSeller = useSession((session) => session.isSeller);
  return <QuotationPage list={list} code={code} isMade {...parts} {...(isSeller ? sellerActions : adminActions)} />;
}
