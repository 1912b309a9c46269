import { workloadText } from './workload-text';

test.each([
  [0, 0, 'nada em aberto'],
  [1, 0, '1 em aberto'],
  [12, 1, '12 em aberto, 1 atrasado'],
  [1200, 3, '1.200 em aberto, 3 atrasados'],
])('%i open and %i late are told as they are counted', (Open, Late, words) => {
  expect(workloadText({ Open, Late })).toBe(words);
});
