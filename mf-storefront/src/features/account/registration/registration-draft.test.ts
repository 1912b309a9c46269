/** @jest-environment jsdom */
import { discardRegistrationDraft, readRegistrationDraft, saveRegistrationDraft } from './registration-draft';
import { emptyRegistration } from './registration-rules';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const typed = { ...emptyRegistration, name: 'Ana', cpf: '529', password: 'Senha#2026', passwordVerify: 'Senha#2026' };

test('what was typed is kept, and never the password', () => {
  expect(saveRegistrationDraft(typed)).toBe(true);
  expect(readRegistrationDraft()).toMatchObject({ name: 'Ana', cpf: '529' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Senha#2026');
  discardRegistrationDraft();
  expect(readRegistrationDraft()).toBeNull();
});

test('a form that is empty again leaves nothing behind', () => {
  saveRegistrationDraft(typed);
  saveRegistrationDraft({ ...emptyRegistration, password: 'Senha#2026' });
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '[]', '"x"', '{"name":1,"outro":"x"}', '{"password":"Senha#2026"}'])('%s is nothing', (stored) => {
  saveRegistrationDraft(typed);
  localStorage.setItem(localStorage.key(0) ?? '', stored);
  expect(readRegistrationDraft()).toBeNull();
});

test('a device without room is told apart', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveRegistrationDraft(typed)).toBe(false);
});
