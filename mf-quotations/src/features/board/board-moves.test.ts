import { BOARD_STAGES, type BoardStage, type ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { type Mover, moveOf } from './board-moves';

const served = { Seller: { IsActive: true } as ShoppingCart['Seller'] };
const left = { Seller: { IsActive: false } as ShoppingCart['Seller'] };

const answerOf = (from: BoardStage, to: BoardStage, mover: Mover, row = served) => {
  const answer = moveOf(row, from, to, mover);
  return 'move' in answer ? answer.move : '–';
};

test.each([
  ['OPEN', 'seller', ['–', 'START', '–', '–', '–', 'CANCEL']],
  ['OPEN', 'admin', ['–', 'ASSIGN', '–', '–', '–', 'CANCEL']],
  ['PREPARING', 'seller', ['–', '–', 'COMPOSE', '–', '–', 'FINISH']],
  ['PREPARING', 'admin', ['–', '–', 'COMPOSE', '–', '–', '–']],
  ['PROPOSED', 'seller', ['–', '–', '–', 'REFUSE', 'ACCEPT', 'FINISH']],
  ['PROPOSED', 'admin', ['–', '–', '–', 'REFUSE', 'ACCEPT', '–']],
  ['REFUSED', 'seller', ['–', 'COMPOSE', 'COMPOSE', '–', '–', 'FINISH']],
  ['ACCEPTED', 'seller', ['–', '–', '–', '–', '–', 'FINISH']],
  ['ACCEPTED', 'admin', ['–', '–', '–', '–', '–', '–']],
  ['ENDED', 'seller', ['–', '–', '–', '–', '–', '–']],
] as const)('from %s %s can do: %j', (from, mover, moves) => {
  const found = BOARD_STAGES.map((to) => (to === from ? '–' : answerOf(from, to, mover)));
  expect(found).toEqual(moves);
});

test('administrators finish what an inactive seller left', () => {
  expect(answerOf('PROPOSED', 'ENDED', 'admin', left)).toBe('FINISH');
});

test('what cannot be moved says why', () => {
  for (const from of BOARD_STAGES)
    for (const to of BOARD_STAGES) {
      const answer = moveOf(served, from, to, 'admin');
      if (from !== to && 'refusal' in answer) expect(answer.refusal).toMatch(/\.$/);
    }
});
