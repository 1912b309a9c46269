import { create } from 'zustand';

/** Returns whether the device reports that it is offline. Being online does not mean that the server is reachable. */
export const isOffline = () => globalThis.navigator?.onLine === false;

/** Network state of the device, and the navigation that waits for the network. */
export const useNetwork = create<{ isOnline: boolean; pendingPage: (() => void) | null }>(() => ({
  // as on the server; the actual state follows before anything else runs
  isOnline: true,
  pendingPage: null,
}));

const SETTLE_MS = 300;

const note = () => useNetwork.setState({ isOnline: !isOffline() });
if (isOffline()) note();
if (typeof addEventListener === 'function') {
  addEventListener('offline', note);
  // browsers announce a network whose first requests may still fail
  addEventListener('online', () => setTimeout(note, SETTLE_MS));
}

/** Resolves when the device is online, or when `signal` is aborted. */
export const whenOnline = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!isOffline() || signal?.aborted) return resolve();
    addEventListener('online', () => resolve(), { once: true, signal });
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
