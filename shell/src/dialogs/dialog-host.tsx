import { closeDialog, lazyComponent, type RemoteDialog, useDialog } from '@rodovia/shared/runtime';
import { Dialog, ErrorPanel } from '@rodovia/shared/ui';
import { type ComponentType, Suspense } from 'react';
import type { KnownModule } from '../remotes/discovery';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { useRemote } from '../remotes/use-remote';

const own: Record<string, ComponentType<{ onClose: () => void } & Record<string, unknown>>> = {
  login: lazyComponent(() => import('../login/login-dialog').then(({ LoginDialog }) => LoginDialog)),
  'login-required': lazyComponent(() =>
    import('../login/login-required-dialog').then(({ LoginRequiredDialog }) => LoginRequiredDialog),
  ),
};

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
    <Dialog title="Não foi possível abrir" onClose={closeDialog}>
      <ErrorPanel
        title="Esta janela não abriu"
        text="Os arquivos desta parte não puderam ser carregados."
        onRetry={retry}
      />
    </Dialog>
  );
}

function Shown({ modules, shown }: { modules: KnownModule[]; shown: Shown }) {
  const Own = own[shown.name];
  if (Own) return <Own {...shown.props} onClose={closeDialog} />;
  const module = modules.find(({ dialogs }) => dialogs.includes(shown.name));
  return module ? <ModuleDialog module={module} shown={shown} /> : null;
}

/** Shows the dialog that some part of the page asked for: the shell's own, or that of the module that declares it. */
export function DialogHost({ modules }: { modules: KnownModule[] }) {
  const shown = useDialog((state) => state.open);
  if (!shown) return null;
  return (
    <RemoteBoundary key={shown.name} title="Esta janela não abriu" diagnostic={shown.name} onRetry={closeDialog}>
      <Suspense fallback={null}>
        <Shown modules={modules} shown={shown} />
      </Suspense>
    </RemoteBoundary>
  );
}
