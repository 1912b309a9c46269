/** @jest-environment jsdom */
import { api } from './client';

const mockSend = jest.fn();
jest.mock('./transport', () => ({ send: (...given: unknown[]) => mockSend(...given) }));
jest.mock('../boot', () => ({ runtimeConfig: {} }));

/** Sets the device's network state. */
function say(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  mockSend.mockReset().mockResolvedValue('answer');
  say(true);
});

/** Runs all pending microtasks and timers without delay. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('with a network a call is sent as it is', async () => {
  await expect(api.put('/brand/1', { description: 'X' }, { unattended: true })).resolves.toBe('answer');
  expect(mockSend).toHaveBeenCalledWith({
    ...{ method: 'PUT', url: '/brand/1', data: { description: 'X' }, unattended: true },
  });
});

test('without a network a read waits until there is one', async () => {
  say(false);
  const read = api.get('/brand');
  await settle();
  expect(mockSend).not.toHaveBeenCalled();
  say(true);
  await expect(read).resolves.toBe('answer');
});

/** Lets a service worker control the page, or none. */
const controlledBy = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });

test('without a network a read is answered by the service worker, and waits if that has no copy', async () => {
  const { ApiError } = jest.requireActual<typeof import('./api-error')>('./api-error');
  controlledBy({});
  say(false);
  await expect(api.get('/brand')).resolves.toBe('answer');
  mockSend.mockRejectedValueOnce(new ApiError('network', 0, ''));
  const read = api.get('/product');
  await settle();
  expect(mockSend).toHaveBeenCalledTimes(2);
  say(true);
  await expect(read).resolves.toBe('answer');
  expect(mockSend).toHaveBeenCalledTimes(3);
  controlledBy(null);
});

test('without a network a write is refused in a sentence, and never sent later', async () => {
  say(false);
  for (const write of [api.post('/brand', {}), api.put('/brand/1', {}), api.delete('/brand/1')])
    await expect(write).rejects.toMatchObject({ kind: 'network', status: 0, message: expect.stringMatching(/\S/) });
  say(true);
  await settle();
  expect(mockSend).not.toHaveBeenCalled();
});

test('a read that waits is taken back with its page', async () => {
  say(false);
  const page = new AbortController();
  const read = api.get('/brand', { signal: page.signal });
  page.abort();
  await expect(read).rejects.toMatchObject({ kind: 'aborted' });
  say(true);
  await settle();
  expect(mockSend).not.toHaveBeenCalled();
});

test('a read whose network goes while it is on its way is asked again, a write is not', async () => {
  const { ApiError } = jest.requireActual<typeof import('./api-error')>('./api-error');
  const lost = () => {
    say(false);
    return Promise.reject(new ApiError('network', 0, ''));
  };
  mockSend.mockImplementationOnce(lost);
  const read = api.get('/brand');
  await settle();
  say(true);
  await expect(read).resolves.toBe('answer');
  mockSend.mockImplementationOnce(lost);
  await expect(api.post('/brand', {})).rejects.toMatchObject({ kind: 'network' });
  expect(mockSend).toHaveBeenCalledTimes(3);
});
