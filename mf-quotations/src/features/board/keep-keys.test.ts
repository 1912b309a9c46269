/** @jest-environment jsdom */
import { keepKeys } from './keep-keys';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function opened() {
  document.body.innerHTML = '<button>Mover</button>';
  const handle = document.body.firstElementChild as HTMLElement;
  const drag: { state: 'ready' | 'starting' | 'ended' } = { state: 'starting' };
  const taken: string[] = [];
  keepKeys(handle, () => drag.state);
  const take = (event: Event) => void taken.push((event as KeyboardEvent).code);
  handle.addEventListener('keydown', take);
  const press = (...codes: string[]) => {
    for (const code of codes)
      handle.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
  };
  return { handle, drag, taken, press };
}

async function frames(count: number) {
  for (let i = 0; i < count; i += 1) await nextFrame();
}

test('[BO-22] keys that came before the drag was ready are pressed once it is, in their order', async () => {
  const { drag, taken, press } = opened();
  press('ArrowRight', 'ArrowRight', 'Space');
  await frames(2);
  expect(taken).toEqual([]);
  drag.state = 'ready';
  await frames(5);
  expect(taken).toEqual(['ArrowRight', 'ArrowRight', 'Space']);
  press('ArrowLeft');
  expect(taken).toHaveLength(4);
});

test('[BO-22] a drag that was ready at once keeps nothing, nor does one whose card is gone', async () => {
  const ready = opened();
  ready.drag.state = 'ready';
  await frames(2);
  ready.press('ArrowRight');
  expect(ready.taken).toEqual(['ArrowRight']);
  const removed = opened();
  removed.press('ArrowRight');
  removed.handle.remove();
  await frames(2);
  removed.press('ArrowRight');
  expect(removed.taken).toEqual(['ArrowRight']);
});

test('[BO-22] a drag that ends before it was ready keeps nothing any more', async () => {
  const { drag, taken, press } = opened();
  press('ArrowRight');
  drag.state = 'ended';
  await frames(2);
  press('Space');
  expect(taken).toEqual(['Space']);
});

test('[BO-22] other keys are never kept', () => {
  const { press, taken } = opened();
  press('Tab', 'KeyA');
  expect(taken).toEqual(['Tab', 'KeyA']);
});
