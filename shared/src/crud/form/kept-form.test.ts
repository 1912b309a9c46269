/** @jest-environment jsdom */
import { useSession } from '@rodovia/shared/runtime';
import { forgetForm, formLeftOpen, formPlace, keepForm, keptForm, wasLeftOpen } from './kept-form';

const PLACE = formPlace('/admin/marcas');
const logIn = (code: string) => useSession.setState({ code, isAuthenticated: true });

/** The session breaks off where the browser is, with forms open. */
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
  keepForm(PLACE, { Code: 'a', Version: 3 }, values, new Set(['password']));
  expect(keptForm(PLACE)).toEqual({
    record: { Code: 'a', Version: 3 },
    values: { name: 'Nova', isActive: true, tags: ['a'] },
  });
});

test('nobody else finds it', () => {
  keepForm(PLACE, undefined, { name: 'Nova' }, new Set());
  logIn('bia');
  expect(keptForm(PLACE)).toBeNull();
  logIn('ana');
  expect(keptForm(PLACE)).toEqual({ values: { name: 'Nova' } });
});

test('what was saved or thrown away is gone, and what is broken counts as nothing', () => {
  keepForm(PLACE, undefined, { name: 'Nova' }, new Set());
  forgetForm(PLACE);
  expect(keptForm(PLACE)).toBeNull();
  for (const broken of ['{', 'null', '[]', '{"values":1}']) {
    localStorage.setItem(`rodovia.unsent.ana.form ${PLACE}`, broken);
    expect(keptForm(PLACE)).toBeNull();
  }
});

test('a form is open again where it was open when the session broke off, for the same person at the same address', () => {
  keepForm(PLACE, { Code: 'a' }, { name: 'Nova' }, new Set());
  expect(wasLeftOpen(PLACE)).toBe(false);
  breakOff('ana', PLACE);
  expect(wasLeftOpen(PLACE)).toBe(true);
  expect(formLeftOpen('/admin/marcas')).toEqual({ record: { Code: 'a' }, values: { name: 'Nova' } });
  expect(formLeftOpen('/admin/modelos')).toBeNull();
  history.replaceState(null, '', '/admin/marcas');
  expect(wasLeftOpen(PLACE)).toBe(false);
  history.replaceState(null, '', '/admin/marcas?term=x');
  logIn('bia');
  expect(wasLeftOpen(PLACE)).toBe(false);
});
