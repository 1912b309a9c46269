import { statusWords } from '@rodovia/shared/contracts/quotation-statuses';
import { type RemoteRoute, useQuotationEvents } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';

function WithNews({ children }: { children: ReactNode }) {
  useQuotationEvents(statusWords);
  return children;
}

/** A route whose page shows what other people do to quotations while it is open. */
export const withNews = ({ path, element }: RemoteRoute): RemoteRoute => ({
  path,
  element: <WithNews>{element}</WithNews>,
});
