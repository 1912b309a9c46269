import { closeDialog, lazyComponent, type RemoteDialog, useDialog } from '@rodovia/shared/runtime';
import { Boundary, ErrorPanel } from '@rodovia/shared/ui';
import type { ComponentType } from 'react';
import type { KnownModule } from '../remotes/discovery';
import { ModuleFailures } from '../remotes/module-failures';
import { useRemote } from '../remotes/use-remote';

const own: Record<string, ComponentType<{ onClose: () => void } & Record<string, unknown>>> = {
  login: lazyComponent(() => import('../login/login-dialog').then(({ LoginDialog }) => LoginDialog)),
  'login-required': lazyComponent(() =>
    import('../login/login-required-dialog').then(({ LoginRequiredDialog }) => LoginRequiredDialog),
  ),
  security: lazyComponent(() => import('../security/security-dialog').then(({ SecurityDialog }) => SecurityDialog)),
};

const TITLE = 'Esta janela não abriu';

interface Shown {
  name: string;
  props?: Record<string, unknown>;
}

function ModuleDialog({ module, shown }: { module: KnownModule; shown: Shown }) {
  const { state, retry } = useRemote(module);
  if (state.status === 'loading') return null;
  const Found: RemoteDialog | undefined = state.status === 'ready' ? state.remote.dialogs?.[shown.name] : undefined;
  if (Found) return <Found {...shown.props} onClose={closeDialog} />;
  return (
    <ErrorPanel
      title={TITLE}
      text="Os arquivos desta parte não puderam ser carregados."
      diagnostic={state.status === 'failed' ? state.diagnostic : undefined}
      onRetry={retry}
      onClose={closeDialog}
    />
  );
}

/** Shows the open dialog: the shell's own, or that of the module that declares it. */
export function DialogHost({ modules }: { modules: KnownModule[] }) {
  const shown = useDialog((state) => state.open);
  if (!shown) return null;
  const Own = own[shown.name];
  const module = modules.find(({ dialogs }) => dialogs.includes(shown.name));
  return (
    <ModuleFailures module={Own ? undefined : module}>
      <Boundary key={shown.name} title={TITLE} onClose={closeDialog}>
        {Own && <Own {...shown.props} onClose={closeDialog} />}
        {!Own && module && <ModuleDialog module={module} shown={shown} />}
      </Boundary>
    </ModuleFailures>
  );
}
