/** @jest-environment jsdom */
import { draftKey, useSession } from '@rodovia/shared/runtime';
import { discardAnswerDraft, readAnswerDraft, saveAnswerDraft } from './answer-draft';

const EMPTY = { reason: '', value: '' };

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ code: 'ana' });
});

test('what is written is there again at its own place until it is sent', () => {
  saveAnswerDraft('ask q', { value: 'mais barato' });
  expect(readAnswerDraft('ask q', EMPTY)).toEqual({ reason: '', value: 'mais barato' });
  expect(readAnswerDraft('refuse q', EMPTY)).toEqual(EMPTY);
  discardAnswerDraft('ask q');
  expect(readAnswerDraft('ask q', EMPTY)).toEqual(EMPTY);
});

test("somebody else's is nobody's", () => {
  saveAnswerDraft('ask q', { value: 'mais barato' });
  useSession.setState({ code: 'bia' });
  expect(readAnswerDraft('ask q', EMPTY)).toEqual(EMPTY);
});

test('whatever is stored, there is an answer', () => {
  for (const text of ['', '{', 'null', '7', '{}']) {
    localStorage.setItem(draftKey('ana', 'answer ask q'), text);
    expect(readAnswerDraft('ask q', EMPTY)).toEqual(EMPTY);
  }
});
