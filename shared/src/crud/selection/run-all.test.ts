import { runAll } from './run-all';

const rows = Array.from({ length: 10 }, (_, index) => index);
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('[BO-17] a bulk action changes a few records at a time and tells which were refused', async () => {
  let running = 0;
  let most = 0;
  const steps: number[] = [];
  const refused = await runAll(
    rows,
    async (row) => {
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      if (row % 4 === 0) throw new Error('não');
    },
    (done) => steps.push(done),
  );
  expect(most).toBe(4);
  expect(steps).toEqual(rows.map((row) => row + 1));
  expect(refused.map(({ row }) => row)).toEqual([0, 4, 8]);
});
