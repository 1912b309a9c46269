import { useLocation, useRoutes } from '@rodovia/shared/router';
import type { RemoteRoute } from '@rodovia/shared/runtime';
import { ErrorPanel } from '@rodovia/shared/ui';
import { type ReactNode, Suspense, useRef } from 'react';
import type { KnownModule } from './discovery';
import { releaseInUse } from './load';
import { RemoteBoundary } from './remote-boundary';
import { reportLater } from './report-later';
import { useRemote } from './use-remote';
import { Watchdog } from './watchdog';

const titleOf = (module: KnownModule) =>
  `Não foi possível abrir esta área (${module.name.replace('@rodovia/mf-', '')})`;

/** Short, speakable, and enough to find the failure in a report: module, release, moment. */
const diagnosticOf = (module: KnownModule) =>
  `${module.name.replace('@rodovia/', '')}@${module.releases[0]?.metadata.version}-${Date.now().toString(36)}`;

function RemotePages({ routes }: { routes: RemoteRoute[] }) {
  return useRoutes(routes);
}

/** Shows the page of `module` for the current address, or the module's own loading and failure. */
export function RemoteArea({ module, loading }: { module: KnownModule; loading: ReactNode }) {
  const { state, retry } = useRemote(module);
  const { pathname } = useLocation();
  const diagnostic = useRef(diagnosticOf(module)).current;
  if (state.status === 'loading') return loading;
  if (state.status === 'failed') {
    return (
      <ErrorPanel
        title={titleOf(module)}
        text="Os arquivos desta parte não puderam ser carregados. O restante continua funcionando."
        diagnostic={diagnostic}
        onRetry={retry}
      />
    );
  }
  return (
    <RemoteBoundary
      key={module.name}
      title={titleOf(module)}
      diagnostic={diagnostic}
      page={pathname}
      onRetry={retry}
      onFailure={(phase) => reportLater(releaseInUse(module.name), phase)}
    >
      <Suspense fallback={<Watchdog>{loading}</Watchdog>}>
        <RemotePages routes={state.remote.routes} />
      </Suspense>
    </RemoteBoundary>
  );
}
