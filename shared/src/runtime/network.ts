import { create } from 'zustand';

/** Whether the device says that it has no network. That it has one does not mean that the server can be reached. */
export const isOffline = () => globalThis.navigator?.onLine === false;

/** What the device says of its network, and whether a page that was asked for waits for it. */
export const useNetwork = create<{ isOnline: boolean; heldPage: (() => void) | null }>(() => ({
  // as the server draws the page; what is true follows before anything else runs
  isOnline: true,
  heldPage: null,
}));

const note = () => useNetwork.setState({ isOnline: !isOffline() });
if (isOffline()) note();
if (typeof addEventListener === 'function') {
  for (const change of ['online', 'offline']) addEventListener(change, note);
}

/** Resolves once the device has a network: at once where it has one. Taken back by `signal`, it resolves too. */
export const whenOnline = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!isOffline() || signal?.aborted) return resolve();
    addEventListener('online', () => resolve(), { once: true, signal });
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
