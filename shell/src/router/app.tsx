import { followOtherTabs, QueryClientProvider, queryClient, showStored } from '@rodovia/shared/runtime';
import { SlotHost } from '@rodovia/shared/slots';
import { useEffect, useState } from 'react';
import type { KnownModule } from '../remotes/discovery';
import { slotHostOf } from '../slots/slot-host';
import { PageHost } from './page-host';

/** The application inside a router: cache, and the page of the current address. */
export function App({ modules }: { modules: KnownModule[] }) {
  const [{ Slots }] = useState(() => ({ Slots: slotHostOf(modules) }));
  useEffect(() => {
    followOtherTabs();
    showStored();
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <SlotHost value={Slots}>
        <PageHost modules={modules} />
      </SlotHost>
    </QueryClientProvider>
  );
}
