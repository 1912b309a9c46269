import type { PushKey } from '@rodovia/shared/contracts/quotations';
import { api, messageOf, notify } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';

/**
 * Whether this device is told of news: `absent` without a service worker or in a browser that cannot be told,
 * `blocked` if the browser has been told to refuse.
 */
export type DeviceNotices = 'absent' | 'off' | 'on' | 'blocked';

const FAILED = 'O navegador não conseguiu ligar os avisos. Tente mais tarde.';

/** Returns the registration of a worker that can be told something; undefined without one. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration();
  return found?.active && 'pushManager' in found && 'Notification' in globalThis ? found : undefined;
}

/** Tells the server of the device, whoever it belonged to before. */
async function note(subscription: PushSubscription, isQuiet: boolean) {
  const { endpoint, keys } = subscription.toJSON();
  await api.put('/push/subscription', { endpoint, ...keys }, { unattended: isQuiet });
}

async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const { Key } = await api.get<PushKey>('/push/key');
  // one of an earlier key of this installation is of no use
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: Key });
}

async function look(): Promise<DeviceNotices> {
  const found = await registration();
  if (!found) return 'absent';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await found.pushManager.getSubscription();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  await note(subscription, true).catch(() => undefined);
  return 'on';
}

async function begin(): Promise<DeviceNotices> {
  const found = await registration();
  if (!found) return 'absent';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const subscription = await subscribe(found).catch(() => undefined);
  if (!subscription) {
    notify.error(FAILED);
    return 'off';
  }
  try {
    await note(subscription, false);
    return 'on';
  } catch (error) {
    await subscription.unsubscribe();
    notify.error(messageOf(error, FAILED));
    return 'off';
  }
}

async function end(): Promise<DeviceNotices> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  // a device that cannot be reached is forgotten by itself
  if (subscription) await api.delete('/push/subscription', { endpoint: subscription.endpoint }).catch(() => undefined);
  return 'off';
}

/** Whether this device is told of news of quotations, and how that begins and ends. */
export function useDeviceNotices() {
  const [notices, setNotices] = useState<DeviceNotices>('absent');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isShown = true;
    look().then(
      (found) => isShown && setNotices(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  const run = async (work: () => Promise<DeviceNotices>) => {
    setBusy(true);
    try {
      setNotices(await work());
    } catch (error) {
      notify.error(messageOf(error, FAILED));
    } finally {
      setBusy(false);
    }
  };
  return { notices, busy, begin: () => void run(begin), end: () => void run(end) };
}
