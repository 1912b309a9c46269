/** @jest-environment jsdom */

import { endSession, useSession } from '../session/session';
import { draftKey, draftKeys } from './draft-keys';
import { interruptedForms, saveInterruption } from './interrupted-session';

const KEY = draftKey('account', 'quotation');

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'secret');
  localStorage.setItem(KEY, 'typed');
});

test('what is unsent outlives a session that breaks off, as nothing else does', () => {
  endSession(draftKeys());
  expect(Object.entries(localStorage)).toEqual([[KEY, 'typed']]);
});

test('a log-out leaves nothing of it', () => {
  endSession();
  expect(localStorage).toHaveLength(0);
});

test('another account or another quotation has another key', () => {
  expect(new Set([KEY, draftKey('other', 'quotation'), draftKey('account', 'other')]).size).toBe(3);
});

test('the forms that were open are known to who left them, in the same place, and to nobody after a log-out', () => {
  saveInterruption({ account: 'ana', address: location.pathname, why: 'network', forms: ['marca'] });
  useSession.setState({ code: 'ana' });
  expect(interruptedForms()).toEqual(['marca']);
  useSession.setState({ code: 'bia' });
  expect(interruptedForms()).toEqual([]);
  endSession();
  useSession.setState({ code: 'ana' });
  expect(interruptedForms()).toEqual([]);
});
