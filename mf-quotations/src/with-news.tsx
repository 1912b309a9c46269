import { statusWords } from '@rodovia/shared/contracts/quotations';
import { type RemoteRoute, useQuotationEvents } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';

function WithNews({ children }: { children: ReactNode }) {
  useQuotationEvents(statusWords);
  return children;
}

/** Wraps a route whose page follows changes of quotations while it is open. */
export const withNews = ({ path, element }: RemoteRoute): RemoteRoute => ({
  path,
  element: <WithNews>{element}</WithNews>,
});
