import { ApiError, api, useSession } from '@rodovia/shared/runtime';
import { act, renderHook, waitFor } from '@testing-library/react';
import { anyMessage } from '../sample-message';
import { EMPTY, readOutgoing, saveOutgoing } from './drafts';
import { useOutbox } from './use-outbox';

const place = { account: 'ana', quotationCode: 'q' };
const message = anyMessage({ Own: true });
const lost = new ApiError('network', 0, 'Sem conexão.');

const onSent = jest.fn();
const requestChange = jest.fn<Promise<void>, [string, string, boolean]>();
const open = () => renderHook(() => useOutbox({ place, requestChange, onSent })).result;
const post = jest.spyOn(api, 'post');
const keysOf = () => post.mock.calls.map(([, , options]) => options?.headers?.['Idempotency-Key']);

beforeEach(() => {
  jest.resetAllMocks();
  post.mockResolvedValue(message);
  requestChange.mockResolvedValue(undefined);
  localStorage.clear();
  useSession.setState({ code: 'ana' });
});

test('what has been sent is handed over, and kept no longer', async () => {
  const outbox = open();
  act(() => outbox.current.send({ ...EMPTY, text: 'Olá', pictures: ['a'] }, 0));
  expect(outbox.current.waiting.map(({ state }) => state)).toEqual(['SENDING']);
  await waitFor(() => expect(outbox.current.waiting).toEqual([]));
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    '/message',
    { quotationCode: 'q', text: 'Olá', quote: '', pictures: ['a'] },
  ]);
  expect(onSent).toHaveBeenCalledWith(message);
  expect(requestChange).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test('what does not go stays, says why, and goes again under the same key', async () => {
  post.mockRejectedValueOnce(lost);
  const outbox = open();
  act(() => outbox.current.send({ ...EMPTY, text: 'Olá' }, 0));
  await waitFor(() => expect(outbox.current.waiting[0]?.state).toBe('FAILED'));
  const [failed] = outbox.current.waiting;
  expect(failed).toMatchObject({ reason: 'A mensagem não foi enviada. Sem conexão.', refused: false });
  expect(readOutgoing(place)).toHaveLength(1);
  act(() => failed && outbox.current.retry(failed));
  await waitFor(() => expect(outbox.current.waiting).toEqual([]));
  expect(new Set(keysOf()).size).toBe(1);
  expect(post).toHaveBeenCalledTimes(2);
});

test('each message has a key of its own, also with the same words; they go one after the other', async () => {
  const outbox = open();
  let first: (value: unknown) => void = () => undefined;
  post.mockReturnValueOnce(
    new Promise((resolve) => {
      first = resolve;
    }),
  );
  act(() => outbox.current.send({ ...EMPTY, text: 'Olá' }, 0));
  act(() => outbox.current.send({ ...EMPTY, text: 'Olá' }, 0));
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  await act(async () => first(message));
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(new Set(keysOf()).size).toBe(2);
});

test.each([
  [400, 'Mensagem: não use caracteres invisíveis.', true],
  [409, 'A conversa é só para leitura.', true],
  [429, 'Muitos envios ao mesmo tempo.', false],
  [503, 'Tente de novo.', false],
])('after %i it is told that %s', async (status, sentence, refused) => {
  post.mockRejectedValue(new ApiError('http', status, 'Dados inválidos.', status === 400 ? { text: sentence } : {}));
  if (status !== 400) post.mockRejectedValue(new ApiError('http', status, sentence));
  const outbox = open();
  act(() => outbox.current.send({ ...EMPTY, text: 'Olá' }, 0));
  await waitFor(() => expect(outbox.current.waiting[0]?.state).toBe('FAILED'));
  expect(outbox.current.waiting[0]).toMatchObject({ reason: `A mensagem não foi enviada. ${sentence}`, refused });
});

test('a page that was closed while it sent sends again by itself; what was told to have failed waits', async () => {
  const left = { ...EMPTY, since: 1, after: 0, reason: '', refused: false, delivered: false, tries: 1 };
  saveOutgoing(place, { ...left, key: 'going', text: 'um', state: 'SENDING' });
  saveOutgoing(place, { ...left, key: 'failed', text: 'dois', state: 'FAILED' });
  saveOutgoing(place, { ...left, key: 'pictures', text: 'três', state: 'SENDING', pictures: ['a'] });
  const outbox = open();
  await waitFor(() => expect(outbox.current.waiting).toHaveLength(2));
  expect(keysOf()).toEqual(['going']);
  expect(outbox.current.waiting.map(({ key, state }) => [key, state])).toEqual([
    ['failed', 'FAILED'],
    ['pictures', 'FAILED'],
  ]);
  expect(outbox.current.waiting[1]?.reason).toMatch(/só o texto será enviado/);
});

test('a change is asked for once its message is there; where that fails, only that is tried again', async () => {
  let fail: (error: unknown) => void = () => undefined;
  const asking = new Promise<void>((_, reject) => {
    fail = reject;
  });
  requestChange.mockReturnValueOnce(asking);
  const outbox = open();
  act(() => outbox.current.send({ ...EMPTY, text: 'mais barato', quote: 'Pneu', about: 'p' }, 0));
  await waitFor(() => expect(outbox.current.waiting[0]).toMatchObject({ state: 'SENDING', delivered: true }));
  await act(async () => fail(lost));
  await waitFor(() => expect(outbox.current.waiting[0]).toMatchObject({ state: 'FAILED', delivered: true }));
  const [half] = outbox.current.waiting;
  expect(half?.reason).toBe('A mensagem chegou, mas o pedido de alteração não foi registrado. Sem conexão.');
  act(() => half && outbox.current.retry(half));
  await waitFor(() => expect(outbox.current.waiting).toEqual([]));
  expect(post).toHaveBeenCalledTimes(1);
  expect(requestChange.mock.calls).toEqual([
    ['p', 'Pneu: mais barato', false],
    ['p', 'Pneu: mais barato', true],
  ]);
});
