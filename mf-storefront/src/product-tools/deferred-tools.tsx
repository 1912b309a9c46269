import { lazyComponent } from '@rodovia/shared/runtime';
import { type ComponentType, Suspense } from 'react';
import { serverComponents, type ToolsProps } from '../server-components';

/** Control that was pressed while its code was loading: React drops a press on what it cannot hydrate yet. */
let pressed: HTMLElement | null = null;

function notePress({ target }: Event) {
  const { rodoviaEarly: early } = globalThis as { rodoviaEarly?: { stop: AbortController } };
  // presses before hydration are replayed by the shell
  if (early && !early.stop.signal.aborted) return;
  pressed = (target as Element).closest<HTMLElement>('[data-product-tools] button');
}
// runs before React, which stops such events; also imported on the server, which has no document
globalThis.document?.addEventListener('click', notePress, true);

function endNotes() {
  document.removeEventListener('click', notePress, true);
  return pressed;
}

/** If the code fails to load, the controls are removed, because they would do nothing. */
function leaveOut(): Promise<ComponentType<ToolsProps>> {
  endNotes();
  document.documentElement.dataset.noProductTools = '';
  return new Promise(() => undefined);
}

const LazyTools = lazyComponent<ToolsProps>(
  () =>
    import(/* webpackChunkName: "product-tools" */ './lazy-tools').then(({ LazyTools }) => {
      const again = endNotes();
      // React has the code by then and hydrates the pressed control immediately
      setTimeout(() => again?.click());
      return LazyTools;
    }, leaveOut),
  () => serverComponents.LazyTools,
);

/** Tools next to products, loaded without delaying the page. */
export const DeferredTools = (props: ToolsProps) => (
  <Suspense>
    <LazyTools {...props} />
  </Suspense>
);
