/** @jest-environment jsdom */
import { useSession } from '@rodovia/shared/runtime';
import {
  discardFormDraft,
  formDraftKey,
  interruptedForm,
  readFormDraft,
  saveFormDraft,
  wasInterrupted,
} from './form-draft';

const PLACE = formDraftKey('/admin/marcas');
const logIn = (code: string) => useSession.setState({ code, isAuthenticated: true });

/** Simulates an interrupted session with open forms. */
function breakOff(account: string, ...forms: string[]) {
  const left = { account, address: location.pathname + location.search, why: 'network', forms };
  sessionStorage.setItem('rodovia.left', JSON.stringify(left));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/admin/marcas?term=x');
  logIn('ana');
});

test('what was typed is kept without what is secret, files and whatever else is no text', () => {
  const values = { name: 'Nova', isActive: true, tags: ['a'], password: 'x', file: new Blob(), much: { a: 1 } };
  saveFormDraft(PLACE, { Code: 'a', Version: 3 }, values, new Set(['password']));
  expect(readFormDraft(PLACE)).toEqual({
    record: { Code: 'a', Version: 3 },
    values: { name: 'Nova', isActive: true, tags: ['a'] },
  });
});

test('nobody else finds it', () => {
  saveFormDraft(PLACE, undefined, { name: 'Nova' }, new Set());
  logIn('bia');
  expect(readFormDraft(PLACE)).toBeNull();
  logIn('ana');
  expect(readFormDraft(PLACE)).toEqual({ values: { name: 'Nova' } });
});

test('what was saved or thrown away is gone, and what is broken counts as nothing', () => {
  saveFormDraft(PLACE, undefined, { name: 'Nova' }, new Set());
  discardFormDraft(PLACE);
  expect(readFormDraft(PLACE)).toBeNull();
  for (const broken of ['{', 'null', '[]', '{"values":1}']) {
    localStorage.setItem(`rodovia.unsent.ana.form ${PLACE}`, broken);
    expect(readFormDraft(PLACE)).toBeNull();
  }
});

test('a form is open again where it was open when the session broke off, for the same person at the same address', () => {
  saveFormDraft(PLACE, { Code: 'a' }, { name: 'Nova' }, new Set());
  expect(wasInterrupted(PLACE)).toBe(false);
  breakOff('ana', PLACE);
  expect(wasInterrupted(PLACE)).toBe(true);
  expect(interruptedForm('/admin/marcas')).toEqual({ record: { Code: 'a' }, values: { name: 'Nova' } });
  expect(interruptedForm('/admin/modelos')).toBeNull();
  history.replaceState(null, '', '/admin/marcas');
  expect(wasInterrupted(PLACE)).toBe(false);
  history.replaceState(null, '', '/admin/marcas?term=x');
  logIn('bia');
  expect(wasInterrupted(PLACE)).toBe(false);
});
