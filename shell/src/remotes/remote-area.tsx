import { useLocation, useRoutes } from '@rodovia/shared/router';
import type { RemoteRoute } from '@rodovia/shared/runtime';
import { Boundary, ErrorPanel } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import type { KnownModule } from './discovery';
import { ModuleFailures } from './module-failures';
import { useRemote } from './use-remote';
import { Watchdog } from './watchdog';

const titleOf = (module: KnownModule) =>
  `Não foi possível abrir esta área (${module.name.replace('@rodovia/mf-', '')})`;

function RemotePages({ routes }: { routes: RemoteRoute[] }) {
  return useRoutes(routes);
}

/** Shows the page of `module` for the current address, or a loading or error state. */
export function RemoteArea({ module, loading }: { module: KnownModule; loading: ReactNode }) {
  const { state, retry } = useRemote(module);
  const { pathname } = useLocation();
  if (state.status === 'loading') return loading;
  if (state.status === 'failed') {
    return (
      <ErrorPanel
        title={titleOf(module)}
        text="Os arquivos desta parte não puderam ser carregados. O restante continua funcionando."
        diagnostic={state.diagnostic}
        onRetry={retry}
        isPage
      />
    );
  }
  return (
    <ModuleFailures module={module}>
      <Boundary key={module.name} title={titleOf(module)} page={pathname} loading={<Watchdog>{loading}</Watchdog>}>
        <RemotePages routes={state.remote.routes} />
      </Boundary>
    </ModuleFailures>
  );
}
