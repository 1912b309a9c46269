import { useParams } from '@rodovia/shared/router';
import { QuotationListPage } from './quotation-list-page';
import { QuotationPage } from './quotation-page';

/** The list, and one of it: after the list a quotation is usually opened, so both come in one file. */
export function QuotationPages() {
  return useParams().code ? <QuotationPage /> : <QuotationListPage />;
}
