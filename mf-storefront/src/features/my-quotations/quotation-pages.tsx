import { useLocation, useParams } from '@rodovia/shared/router';
import { QuotationListPage } from './quotation-list-page';
import { QuotationPage } from './quotation-page';

/**
 * The list, and one of it: after the list a quotation is usually opened, so both come in one file. Who comes from closing
 * the cart is shown what was made of it.
 */
export function QuotationPages() {
  const { code } = useParams();
  const { closed } = (useLocation().state ?? {}) as { closed?: string };
  const shown = code ?? closed;
  return shown ? <QuotationPage code={shown} isNew={code === undefined} /> : <QuotationListPage />;
}
