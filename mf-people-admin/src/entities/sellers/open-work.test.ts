import { api } from '@rodovia/shared/runtime';
import { openWorkWords, passOn } from './open-work';

const row = (Status: string, Code = Status) => ({ Status, Code }) as { Status: 'OPEN'; Code: string };
const page = (TotalCount: number, Results: ReturnType<typeof row>[]) => ({ TotalCount, TotalPages: 1, Results });

test.each([
  [page(0, []), undefined],
  [page(1, [row('IN PROGRESS')]), 'Há 1 orçamento em atendimento.'],
  [page(2, [row('IN PROGRESS'), row('OPEN')]), 'Há 2 orçamentos em aberto.'],
  [page(1200, [row('IN PROGRESS')]), 'Há 1.200 orçamentos em aberto.'],
])('what sellers leave is told by how far it is', (work, words) => {
  expect(openWorkWords(work)).toBe(words);
});

test('all of it goes to the other seller, also what one answer does not hold', async () => {
  const pages = [page(3, [row('OPEN', 'a'), row('OPEN', 'b')]), page(1, [row('OPEN', 'c')])];
  jest.spyOn(api, 'get').mockImplementation(async () => pages.shift() ?? page(0, []));
  const put = jest.spyOn(api, 'put').mockImplementation(async (_url, body) => ({
    Moved: (body as { codes: string[] }).codes.length,
  }));
  await passOn(['leaving'], 'taking', 'Férias');
  const moved = put.mock.calls.map(([, body]) => body);
  expect(moved).toEqual([
    { codes: ['a', 'b'], sellerCode: 'taking', reason: 'Férias' },
    { codes: ['c'], sellerCode: 'taking', reason: 'Férias' },
  ]);
});
