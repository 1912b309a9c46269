import { lazyComponent } from '@rodovia/shared/runtime';
import { type ComponentType, Suspense } from 'react';
import { drawnPages, type KeptProps } from './drawn-pages';

/** Where their code is lost the controls go: nobody presses what does nothing. */
function leaveOut(): Promise<ComponentType<KeptProps>> {
  document.documentElement.dataset.unkept = '';
  return new Promise(() => undefined);
}

const Kept = lazyComponent<KeptProps>(
  () => import(/* webpackChunkName: "kept" */ './kept/kept').then(({ Kept }) => Kept, leaveOut),
  () => drawnPages.Kept,
);

/** What stands beside products; no page waits for it. */
export const KeptTools = (props: KeptProps) => (
  <Suspense>
    <Kept {...props} />
  </Suspense>
);
