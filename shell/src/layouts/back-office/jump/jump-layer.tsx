import type { MenuItem } from '@rodovia/shared/runtime';
import { lazy, Suspense } from 'react';
import type { Shown } from './use-shortcuts';

const JumpDialog = lazy(() => import('./jump-dialog').then((found) => ({ default: found.JumpDialog })));
const HelpDialog = lazy(() => import('./help-dialog').then((found) => ({ default: found.HelpDialog })));

interface Props {
  shown: Shown | null;
  menu: readonly MenuItem[];
  onShow: (shown: Shown | null) => void;
}

/** What the shortcuts open; its code comes with the first use. */
export function JumpLayer({ shown, menu, onShow }: Props) {
  const close = () => onShow(null);
  return (
    <Suspense>
      {shown === 'jump' && <JumpDialog menu={menu} onHelp={() => onShow('help')} onClose={close} />}
      {shown === 'help' && <HelpDialog onClose={close} />}
    </Suspense>
  );
}
