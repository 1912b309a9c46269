import { followOtherTabs, notify, QueryClientProvider, queryClient, takeNotice } from '@rodovia/shared/runtime';
import { ErrorPanel } from '@rodovia/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import type { KnownModule } from '../remotes/discovery';
import { PageHost } from './page-host';

/** The modules: sent with the page, or else asked for. `retry` is set when asking failed. */
function useModules(known: KnownModule[] | null) {
  const [modules, setModules] = useState(known);
  const [failed, setFailed] = useState(false);
  const ask = useCallback(() => {
    setFailed(false);
    import('../remotes/ask-discovery')
      .then(({ discoverModules }) => discoverModules())
      .then(setModules, () => setFailed(true));
  }, []);
  useEffect(() => {
    if (!known) ask();
  }, [ask, known]);
  return { modules, retry: failed ? ask : null };
}

/** The whole product in one page, inside a router: cache, and the module that the address belongs to. */
export function App({ known }: { known: KnownModule[] | null }) {
  const { modules, retry } = useModules(known);
  useEffect(() => {
    followOtherTabs();
    const notice = takeNotice();
    if (notice) notify.info(notice);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      {modules && <PageHost modules={modules} />}
      {retry && (
        <ErrorPanel title="A Rodovia não pôde abrir" text="A lista de módulos não respondeu." onRetry={retry} />
      )}
    </QueryClientProvider>
  );
}
