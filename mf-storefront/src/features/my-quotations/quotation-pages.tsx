import { useLocation, useParams } from '@rodovia/shared/router';
import { QuotationListPage } from './quotation-list-page';
import { QuotationPage } from './quotation-page';

/**
 * List and page of quotations in one chunk, because a quotation is usually opened from the list. After closing the
 * cart, the page confirms the new quotation.
 */
export function QuotationPages() {
  const { code } = useParams();
  const { closed } = (useLocation().state ?? {}) as { closed?: string };
  const shown = code ?? closed;
  return shown ? <QuotationPage code={shown} isNew={code === undefined} /> : <QuotationListPage />;
}
