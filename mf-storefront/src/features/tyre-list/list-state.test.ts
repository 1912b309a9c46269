import type { MatchedLine, MatchedList } from '@rodovia/shared/contracts/quotations';
import { LINES_AT_ONCE, MAX_LIST_LINES } from '@rodovia/shared/contracts/quotations';
import fc from 'fast-check';
import {
  changeList,
  chosenOf,
  isDoubtful,
  isUndecided,
  type ListAction,
  type ListState,
  NO_LIST,
  unreadRows,
} from './list-state';

const line = (some: Partial<MatchedLine> = {}): MatchedLine => ({
  Quantity: 4,
  Size: '205/55R16',
  Load: null,
  Speed: null,
  Plies: null,
  Position: null,
  Brand: null,
  Sizes: ['205/55R16'],
  Goods: null,
  Words: '',
  Parts: [],
  Doubts: [],
  Missing: [],
  Matches: [{ Code: 'a', Differs: [] }],
  ...some,
});
const answer = (...Lines: MatchedLine[]): MatchedList => ({ Lines, Products: [] });
const run = (...actions: ListAction[]) => actions.reduce(changeList, NO_LIST);
const written = (...lines: string[]): ListAction => ({ type: 'write', lines });
const rowOf = (state: ListState, at = 0) => {
  const row = state.rows[at];
  if (!row) throw new Error(`no line ${at}`);
  return row;
};

describe('a list that is looked at', () => {
  test('takes what is as it was asked, and what is not only in words until somebody chooses', () => {
    const differing = line({ Matches: [{ Code: 'b', Differs: ['A marca é outra.'] }] });
    const unknown = line({ Matches: [], Missing: ['Não temos 205/55R16 no catálogo.'] });
    const greeting = line({ Quantity: null, Size: null, Matches: [] });
    const state = run(written('um', 'dois', 'três', 'bom dia'), {
      type: 'read',
      readings: [0, 1, 2, 3],
      answer: answer(line(), differing, unknown, greeting),
    });
    expect(state.rows.map(({ choice }) => choice)).toEqual([{ product: 'a' }, 'words', 'words', 'nothing']);
    expect(state.rows.map(isDoubtful)).toEqual([false, true, true, false]);
    expect(chosenOf(state)).toEqual({
      products: [['a', 4]],
      words: new Map([['a', ['um']]]),
      texts: [
        ['dois', 4],
        ['três', 4],
      ],
    });
    const chosen = changeList(state, { type: 'choose', id: 1, choice: { product: 'b' } });
    expect(isDoubtful(rowOf(chosen, 1))).toBe(true);
    expect(chosenOf(chosen).products).toEqual([
      ['a', 4],
      ['b', 4],
    ]);
  });

  test('what is no tyre, or several in one line, goes in words; more than two hundred go by what somebody says', () => {
    const tube = line({ Goods: 'camaras', Matches: [] });
    const two = line({ Sizes: ['205/55R16', '225/45R17'], Parts: ['2 205/55R16', '2 225/45R17'] });
    const many = line({ Quantity: 10_023, Doubts: ['São 10.023 de uma medida. Confira a quantidade.'] });
    const state = run(written('câmaras', 'duas', 'muitos', '200'), {
      type: 'read',
      readings: [0, 1, 2, 3],
      answer: answer(tube, two, many, line({ Quantity: 200 })),
    });
    expect(state.rows.map(({ choice }) => choice)).toEqual(['words', 'words', 'undecided', { product: 'a' }]);
    expect(state.rows.map(isUndecided)).toEqual([false, false, true, false]);
    expect(chosenOf(state).products).toEqual([['a', 200]]);
    const decided = changeList(state, { type: 'choose', id: 2, choice: { product: 'a' } });
    expect(chosenOf(decided).products).toEqual([['a', 10_223]]);
  });

  test('a line becomes as many as it consists of, in its place, and they are read', () => {
    const state = run(written('antes', 'duas', 'depois'), { type: 'split', id: 1, lines: ['uma', 'outra'] });
    expect(state.rows.map(({ text }) => text)).toEqual(['antes', 'uma', 'outra', 'depois']);
    expect(new Set(state.rows.map(({ id }) => id)).size).toBe(4);
    expect(unreadRows(state)).toHaveLength(4);
  });

  test('a product of two lines goes once, with both quantities and both texts; so does a text', () => {
    const none = line({ Matches: [] });
    const state = run(written('x', 'z', 'y', 'y'), {
      type: 'read',
      readings: [0, 1, 2, 3],
      answer: answer(line(), line({ Quantity: 2 }), none, none),
    });
    expect(chosenOf(state)).toEqual({
      products: [['a', 6]],
      words: new Map([['a', ['x', 'z']]]),
      texts: [['y', 8]],
    });
  });

  test('an answer to what a line was before is none to what it is now', () => {
    const edited = run(written('velho'), { type: 'edit', id: 0, text: 'novo' });
    const late = changeList(edited, { type: 'read', readings: [0], answer: answer(line()) });
    expect(rowOf(late)).toMatchObject({ id: 0, text: 'novo', choice: 'nothing' });
    expect(unreadRows(late)).toHaveLength(1);
  });

  test('what could not be read is read again when somebody asks, and never goes along before', () => {
    const failed = run(written('x'), { type: 'fail', readings: [0], failure: 'Sem conexão.' });
    expect([unreadRows(failed), chosenOf(failed).texts]).toEqual([[], []]);
    expect(unreadRows(changeList(failed, { type: 'retry' }))).toHaveLength(1);
  });

  test('is read in portions, and no longer than a list may be', () => {
    const state = run(written(...Array.from({ length: MAX_LIST_LINES + 7 }, (_, at) => `linha ${at}`)));
    expect([state.rows.length, state.left, unreadRows(state).length]).toEqual([MAX_LIST_LINES, 7, LINES_AT_ONCE]);
    expect(run(written('x'.repeat(1000))).rows[0]?.text).toHaveLength(300);
  });

  test('whatever is done in whatever order, each line has one number and nothing unread goes along', () => {
    const id = fc.nat(8);
    const action: fc.Arbitrary<ListAction> = fc.oneof(
      fc.array(fc.string({ maxLength: 3 }), { maxLength: 4 }).map((lines) => ({ type: 'write' as const, lines })),
      fc.record({ type: fc.constant('edit' as const), id, text: fc.string({ maxLength: 3 }) }),
      id.map((one) => ({ type: 'read' as const, readings: [one], answer: answer(line()) })),
      id.map((one) => ({ type: 'fail' as const, readings: [one], failure: 'x' })),
      fc.constant({ type: 'retry' as const }),
      id.map((one) => ({ type: 'choose' as const, id: one, choice: 'words' as const })),
      id.map((one) => ({ type: 'remove' as const, id: one })),
      id.map((one) => ({ type: 'split' as const, id: one, lines: ['x', 'y'] })),
      fc.constant({ type: 'forget' as const }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = run(...actions);
        const ids = state.rows.map((row) => row.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(Math.max(-1, ...ids)).toBeLessThan(state.next);
        const read = state.rows.filter(({ matched }) => matched).length;
        const { products, texts } = chosenOf(state);
        expect(products.length + texts.length).toBeLessThanOrEqual(read);
      }),
    );
  });
});
