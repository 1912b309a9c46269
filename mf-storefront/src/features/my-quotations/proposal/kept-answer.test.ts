/** @jest-environment jsdom */
import { unsentKey, useSession } from '@rodovia/shared/runtime';
import { forgetAnswer, keepAnswer, keptAnswer } from './kept-answer';

const EMPTY = { reason: '', value: '' };

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ code: 'ana' });
});

test('what is written is there again at its own place until it is sent', () => {
  keepAnswer('ask q', { value: 'mais barato' });
  expect(keptAnswer('ask q', EMPTY)).toEqual({ reason: '', value: 'mais barato' });
  expect(keptAnswer('refuse q', EMPTY)).toEqual(EMPTY);
  forgetAnswer('ask q');
  expect(keptAnswer('ask q', EMPTY)).toEqual(EMPTY);
});

test("somebody else's is nobody's", () => {
  keepAnswer('ask q', { value: 'mais barato' });
  useSession.setState({ code: 'bia' });
  expect(keptAnswer('ask q', EMPTY)).toEqual(EMPTY);
});

test('whatever is stored, there is an answer', () => {
  for (const text of ['', '{', 'null', '7', '{}']) {
    localStorage.setItem(unsentKey('ana', 'answer ask q'), text);
    expect(keptAnswer('ask q', EMPTY)).toEqual(EMPTY);
  }
});
