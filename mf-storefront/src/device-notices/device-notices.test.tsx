/** @jest-environment jsdom */
import { ApiError, api, useToasts } from '@rodovia/shared/runtime';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DeviceNotices } from './device-notices';

const subscription = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: jest.fn(async () => {
    current = null;
    return true;
  }),
});
let current: ReturnType<typeof subscription> | null;
const subscribe = jest.fn();

/** A browser with a service worker; `asked` is what somebody answers to its question. */
function browser(permission: NotificationPermission, asked = permission) {
  const pushManager = { getSubscription: async () => current, subscribe };
  const found = { active: {}, pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => found },
  });
  const state = { permission, requestPermission: async () => (state.permission = asked) };
  Object.assign(globalThis, { Notification: state });
}

const show = async () => {
  render(<DeviceNotices />);
  await act(async () => undefined);
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const ON = 'Avisar neste aparelho';
const OFF = 'Não avisar mais';

let put: jest.SpyInstance;
beforeEach(() => {
  current = null;
  subscribe.mockReset().mockImplementation(async () => {
    current = subscription('https://push.example/1');
    return current;
  });
  put = jest.spyOn(api, 'put').mockResolvedValue(undefined);
  jest.spyOn(api, 'get').mockResolvedValue({ Key: 'chave' });
  jest.spyOn(api, 'delete').mockResolvedValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  useToasts.setState({ toasts: [] });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
});

test('a browser without a worker is offered nothing', async () => {
  await show();
  expect(document.body.textContent).toBe('');
});

test('nothing is asked before somebody presses; then the device is told, and told no more when that is pressed', async () => {
  browser('default', 'granted');
  await show();
  expect([subscribe.mock.calls.length, put.mock.calls.length]).toEqual([0, 0]);
  await press(ON);
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'chave' }]]);
  const input = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
  expect(put.mock.calls[0]?.slice(0, 2)).toEqual(['/push/subscription', input]);
  const made = current;
  await press(OFF);
  expect(made?.unsubscribe).toHaveBeenCalledTimes(1);
  expect(api.delete).toHaveBeenCalledWith('/push/subscription', { endpoint: input.endpoint });
  expect(screen.getByRole('button', { name: ON })).toBeTruthy();
});

test('who says no is told how to change it, and is not asked again', async () => {
  browser('default', 'denied');
  await show();
  await press(ON);
  expect(screen.getByText(/estão bloqueados no navegador/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a device that is told already says so, and its server learns whose it is now', async () => {
  browser('granted');
  current = subscription('https://push.example/2');
  await show();
  expect(screen.getByRole('button', { name: OFF })).toBeTruthy();
  expect(put.mock.calls[0]?.[1]).toMatchObject({ endpoint: 'https://push.example/2' });
});

test('what the server refuses is not left in the browser, and is said', async () => {
  browser('granted');
  put.mockRejectedValue(new ApiError('http', 400, 'Serviço desconhecido.'));
  await show();
  await press(ON);
  expect(current).toBeNull();
  expect(screen.getByRole('button', { name: ON })).toBeTruthy();
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({ text: 'Serviço desconhecido.' });
});

test('a browser that cannot subscribe says so', async () => {
  browser('granted');
  subscribe.mockRejectedValue(new DOMException('no service', 'AbortError'));
  await show();
  await press(ON);
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({ text: expect.stringMatching(/não conseguiu ligar/) });
});
