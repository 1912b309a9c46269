import { aProposal } from '@rodovia/shared/testing';
import { draftOf } from '../draft/draft';
import type { SaveState } from '../saving/save-state';
import { savingWords } from './save-status';

const draft = draftOf(aProposal());
const other = { ...draft };
const state = (differing: Partial<SaveState<typeof draft>>): SaveState<typeof draft> => ({
  version: 1,
  stored: draft,
  saved: draft,
  typed: draft,
  sending: null,
  trouble: null,
  closed: false,
  ...differing,
});
const wrong = { ...draft, lines: draft.lines.map((line) => ({ ...line, price: 'x', leadTime: 'y' })) };

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-22T18:00:00Z') }));
afterAll(() => jest.useRealTimers());

test.each([
  [state({}), true, 'Salvo às 14:32'],
  [state({ typed: other }), true, 'Salvando…'],
  [state({ typed: other, sending: other }), true, 'Salvando…'],
  [state({ typed: wrong, saved: wrong }), true, 'Salvo às 14:32; 2 campos com erro ainda não'],
  [state({ typed: other, trouble: { kind: 'offline' } }), true, 'Sem conexão: guardado neste aparelho'],
  [state({ typed: other, trouble: { kind: 'offline' } }), false, 'Sem conexão: não feche esta página'],
  [
    state({ typed: other, trouble: { kind: 'refused', message: 'Confira os campos.' } }),
    true,
    'Não foi salvo: Confira os campos. O que você digitou está guardado neste aparelho.',
  ],
  [
    state({
      typed: other,
      trouble: { kind: 'conflict', version: 2, merged: { mine: other, theirs: draft, stored: draft, clashes: true } },
    }),
    true,
    'Alterada por outra pessoa: guardado neste aparelho',
  ],
])('how far the saving has come, %#', (saving, isKept, words) => {
  expect(savingWords({ saving, isKept: () => isKept }, '2026-11-22T17:32:00Z')).toBe(words);
});

test('what was saved on another day says so', () => {
  const words = savingWords({ saving: state({}), isKept: () => true }, '2026-11-21T17:32:00Z');
  expect(words).toBe('Salvo em 21/11/2026 às 14:32');
});
