import { followOtherTabs, notify, QueryClientProvider, queryClient, takeNotice } from '@rodovia/shared/runtime';
import { useEffect } from 'react';
import type { KnownModule } from '../remotes/discovery';
import { PageHost } from './page-host';

/** The application inside a router: cache, and the page of the current address. */
export function App({ modules }: { modules: KnownModule[] }) {
  useEffect(() => {
    followOtherTabs();
    const notice = takeNotice();
    if (notice) notify.info(notice);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <PageHost modules={modules} />
    </QueryClientProvider>
  );
}
