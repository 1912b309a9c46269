import type { ChangeSet } from '@rodovia/shared/contracts/back-office';
import { fullStateOf, stateOf } from './change-set-state';

const changeSet = (fields: Partial<ChangeSet>) =>
  ({ Undone: null, LeftOut: 0, Undoable: false, ...fields }) as ChangeSet;

test('[BO-18] what was undone is told in a list by a word, and on its page by whom and when', () => {
  const undone = changeSet({ Undone: '2026-11-29T15:08:00.000Z', UndoneByName: 'Administração' });
  expect(stateOf(undone)).toBe('Desfeita');
  expect(fullStateOf(undone)).toMatch(/^Desfeita por Administração em 29\/11\/2026/);
  const inPart = { ...undone, LeftOut: 2, UndoneByName: '' };
  expect(stateOf(inPart)).toBe('Desfeita em parte');
  expect(fullStateOf(inPart)).toMatch(/^Desfeita em parte por alguém em 29\/11\/2026/);
});

test('[BO-18] what was not undone is told the same in both', () => {
  for (const wordsOf of [stateOf, fullStateOf]) {
    expect(wordsOf(changeSet({ Undoable: true }))).toBe('Pode ser desfeita');
    expect(wordsOf(changeSet({}))).toBe('Definitiva');
  }
});
