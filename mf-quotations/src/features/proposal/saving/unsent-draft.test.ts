/** @jest-environment jsdom */
import { aLine, aProposal } from '@rodovia/shared/testing';
import fc from 'fast-check';
import type { Draft } from '../draft/draft';
import { draftOf } from '../draft/draft';
import { storable } from '../draft/update';
import { nextSaveState, type SaveState } from './save-state';
import { fingerprintOf, openDraft, readUnsentDraft, saveUnsentDraft } from './unsent-draft';

const KEY = 'k';
const proposal = aProposal();
const opened = (): SaveState<Draft> => openDraft(proposal, null);
const noted = (draft: Draft, clientNote: string): Draft => ({ ...draft, terms: { ...draft.terms, clientNote } });
const typed = (state: SaveState<Draft>, text: string) =>
  nextSaveState(state, { type: 'typed', content: noted(state.typed, text) });
const priced = (state: SaveState<Draft>, price: string) =>
  nextSaveState(state, {
    type: 'typed',
    content: { ...state.typed, lines: state.typed.lines.map((line) => ({ ...line, price })) },
  });
/** State after the page was closed and opened again. */
function reopened(state: SaveState<Draft>, stored = proposal) {
  saveUnsentDraft(KEY, 'draft', state);
  return openDraft(stored, readUnsentDraft(KEY));
}

beforeEach(() => localStorage.clear());

test('what the server has is not kept', () => {
  saveUnsentDraft(KEY, 'draft', typed(opened(), 'a'));
  expect(readUnsentDraft(KEY)).not.toBeNull();
  saveUnsentDraft(KEY, 'draft', opened());
  expect(localStorage).toHaveLength(0);
});

test('what was typed is put back after a reload, whatever it is', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (note, price) => {
      const state = priced(typed(opened(), note), price);
      const back = reopened(state);
      expect(back.typed).toEqual(state.typed);
      expect(back.trouble).toBeNull();
    }),
  );
});

test('a price that is not right yet is kept also once all the rest is saved', () => {
  const state = priced(opened(), 'doze');
  const stored = storable(state.typed, state.stored);
  const saved = nextSaveState(nextSaveState(state, { type: 'due' }), { type: 'accepted', version: 2, stored });
  const back = reopened(saved, aProposal({ Version: 2 }));
  expect(back.typed.lines[0]?.price).toBe('doze');
  expect(back.trouble).toBeNull();
});

test('a save whose answer got lost is one’s own, not another’s', () => {
  const sending = nextSaveState(typed(opened(), 'a'), { type: 'due' });
  const later = typed(sending, 'ab');
  const back = reopened(later, aProposal({ Version: 2, ClientNote: 'a' }));
  expect(back).toMatchObject({ version: 2, trouble: null });
  expect(back.typed.terms.clientNote).toBe('ab');
});

test('what another has saved meanwhile is told beside what was typed', () => {
  const back = reopened(typed(opened(), 'a'), aProposal({ Version: 5, ClientNote: 'b' }));
  expect(back.typed.terms.clientNote).toBe('a');
  expect(back.trouble).toMatchObject({ kind: 'conflict', version: 5 });
});

test('what another has saved elsewhere in the draft is joined with what was typed', () => {
  const theirs = aProposal({ Version: 5, Lines: [aLine({ UnitPriceCents: 1 })] });
  const back = reopened(typed(opened(), 'a'), theirs);
  expect(back).toMatchObject({ version: 5, trouble: null });
  expect(back.typed.terms.clientNote).toBe('a');
  expect(back.typed.lines[0]?.price).toBe('0,01');
});

test('where another has saved the same there is nothing to choose', () => {
  expect(reopened(typed(opened(), 'a'), aProposal({ Version: 5, ClientNote: 'a' }))).toMatchObject({
    version: 5,
    trouble: null,
  });
});

test('whatever stands in the storage, the draft opens', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json(), fc.constant('{"code":"","version":1,"base":"","draft":{}}')),
      (text) => {
        localStorage.setItem(KEY, text);
        expect(openDraft(proposal, readUnsentDraft(KEY)).saved).toEqual(draftOf(proposal));
      },
    ),
  );
});

test('contents that differ have other fingerprints', () => {
  const draft = draftOf(proposal);
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(fingerprintOf(noted(draft, a)) === fingerprintOf(noted(draft, b))).toBe(a.trim() === b.trim());
    }),
  );
});
