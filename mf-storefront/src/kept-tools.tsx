import { lazyComponent } from '@rodovia/shared/runtime';
import { type ComponentType, Suspense } from 'react';
import { drawnPages, type KeptProps } from './drawn-pages';

/** The control that was pressed last while their code was on its way: React forgets a press on what it cannot hydrate. */
let pressed: HTMLElement | null = null;

function notePress({ target }: Event) {
  const { rodoviaEarly: early } = globalThis as { rodoviaEarly?: { stop: AbortController } };
  // what is pressed before the page is taken over, the shell presses again
  if (early && !early.stop.signal.aborted) return;
  pressed = (target as Element).closest<HTMLElement>('[data-kept] button');
}
// Before React, which ends such a press. The server draws these controls too, and has no document.
globalThis.document?.addEventListener('click', notePress, true);

function endNotes() {
  document.removeEventListener('click', notePress, true);
  return pressed;
}

/** Where their code is lost the controls go: nobody presses what does nothing. */
function leaveOut(): Promise<ComponentType<KeptProps>> {
  endNotes();
  document.documentElement.dataset.unkept = '';
  return new Promise(() => undefined);
}

const Kept = lazyComponent<KeptProps>(
  () =>
    import(/* webpackChunkName: "kept" */ './kept/kept').then(({ Kept }) => {
      const again = endNotes();
      // React has the code then, and hydrates what is pressed at once
      setTimeout(() => again?.click());
      return Kept;
    }, leaveOut),
  () => drawnPages.Kept,
);

/** What stands beside products; no page waits for it. */
export const KeptTools = (props: KeptProps) => (
  <Suspense>
    <Kept {...props} />
  </Suspense>
);
