import { lazyComponent, type MenuItem } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import type { Shown } from './use-shortcuts';

const JumpDialog = lazyComponent(() => import('./jump-dialog').then(({ JumpDialog }) => JumpDialog));
const HelpDialog = lazyComponent(() => import('./help-dialog').then(({ HelpDialog }) => HelpDialog));

interface Props {
  shown: Shown | null;
  menu: readonly MenuItem[];
  onShow: (shown: Shown | null) => void;
}

/** Dialogs that the shortcuts open; their code loads on first use. */
export function JumpLayer({ shown, menu, onShow }: Props) {
  const close = () => onShow(null);
  return (
    <Boundary key={shown} title="Esta janela não abriu" onClose={close}>
      {shown === 'jump' && <JumpDialog menu={menu} onHelp={() => onShow('help')} onClose={close} />}
      {shown === 'help' && <HelpDialog onClose={close} />}
    </Boundary>
  );
}
