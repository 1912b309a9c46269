/** @jest-environment jsdom */
import { useSession } from '@rodovia/shared/runtime';
import {
  deleteOutgoing,
  EMPTY,
  type Outgoing,
  readMessageDraft,
  readOutgoing,
  saveMessageDraft,
  saveOutgoing,
} from './drafts';

const place = { account: 'ana', quotationCode: 'q' };
const outgoing = (own: Partial<Outgoing>): Outgoing => ({
  ...EMPTY,
  key: 'k',
  since: 1,
  after: 0,
  state: 'FAILED',
  reason: '',
  refused: false,
  delivered: false,
  tries: 1,
  ...own,
});

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ code: 'ana' });
});

test('what is written is there after a reload; pictures are counted, for they are too large to be kept', () => {
  saveMessageDraft(place, { text: 'Olá', quote: 'Pneu', about: 'p', pictures: ['a', 'b'], lost: 1 });
  expect(readMessageDraft(place)).toEqual({ text: 'Olá', quote: 'Pneu', about: 'p', pictures: [], lost: 3 });
  saveMessageDraft(place, EMPTY);
  expect(localStorage).toHaveLength(0);
});

test('another account and another quotation have their own', () => {
  saveMessageDraft(place, { ...EMPTY, text: 'Olá' });
  saveOutgoing(place, outgoing({ text: 'Tem?' }));
  for (const other of [
    { ...place, account: 'bia' },
    { ...place, quotationCode: 'r' },
  ]) {
    expect(readMessageDraft(other)).toEqual(EMPTY);
    expect(readOutgoing(other)).toEqual([]);
  }
});

test('what fails after the log-out leaves nothing behind', () => {
  useSession.setState({ code: null });
  saveMessageDraft(place, { ...EMPTY, text: 'Olá' });
  saveOutgoing(place, outgoing({ text: 'Tem?' }));
  expect(localStorage).toHaveLength(0);
});

test('messages on their way are there with their keys, in the order in which they were written', () => {
  saveOutgoing(place, outgoing({ key: 'b', since: 2, text: 'dois' }));
  saveOutgoing(place, outgoing({ key: 'a', since: 1, text: 'um', state: 'SENDING', tries: 3 }));
  expect(readOutgoing(place).map(({ key, text, state, tries }) => [key, text, state, tries])).toEqual([
    ['a', 'um', 'SENDING', 3],
    ['b', 'dois', 'FAILED', 1],
  ]);
  deleteOutgoing(place, 'a');
  expect(readOutgoing(place).map(({ key }) => key)).toEqual(['b']);
});

test('whatever is stored, there is an answer, and a store without room breaks nothing', () => {
  for (const text of ['', '{', 'null', '7', '"x"', '{"text":5}']) {
    localStorage.setItem('rodovia.unsent.ana.message q', text);
    expect(readMessageDraft(place)).toEqual(EMPTY);
  }
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => saveMessageDraft(place, { ...EMPTY, text: 'Olá' })).not.toThrow();
  full.mockRestore();
});
