const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight'];
const ENDS: readonly string[] = ['Space', 'Enter', 'Escape'];

/**
 * Keeps the keys of a drag that are pressed before it is ready, and presses them again, one a frame, once it is.
 * @param handle what is dragged by, where keys are pressed
 * @param stateOfDrag whether the drag can take a key, is about to, or has ended
 */
export function keepKeys(handle: Element, stateOfDrag: () => 'ready' | 'starting' | 'ended') {
  const earlyCodes: string[] = [];
  const keep = (event: KeyboardEvent) => {
    if (![...ARROWS, ...ENDS].includes(event.code)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    earlyCodes.push(event.code);
  };
  const listen = () => document.addEventListener('keydown', keep, true);
  const end = () => document.removeEventListener('keydown', keep, true);
  const pressNext = () => {
    const state = handle.isConnected ? stateOfDrag() : 'ended';
    if (state === 'starting') return requestAnimationFrame(pressNext);
    end();
    if (state === 'ended') return;
    const code = earlyCodes.shift();
    if (!code) return;
    handle.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
    if (ENDS.includes(code)) return;
    listen();
    requestAnimationFrame(pressNext);
  };
  listen();
  // after the sensor, which begins to listen by such a timer too
  setTimeout(pressNext);
}
