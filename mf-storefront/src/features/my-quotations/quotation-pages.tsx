import { useLocation, useParams } from '@rodovia/shared/router';
import { QuotationByLink } from '../../guest/quotation-by-link';
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
  if (!shown) return <QuotationListPage />;
  return (
    <QuotationByLink key={shown} code={shown}>
      {(missing) => <QuotationPage code={shown} isNew={code === undefined} missing={missing} />}
    </QuotationByLink>
  );
}
