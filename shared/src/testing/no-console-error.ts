const original = console.error;
let unexpected: unknown[][] = [];

/** Runs `work` while console errors are expected, and returns them. */
export async function expectingConsoleErrors(work: () => unknown): Promise<unknown[][]> {
  const before = unexpected;
  unexpected = [];
  await work();
  const written = unexpected;
  unexpected = before;
  return written;
}

beforeEach(() => {
  unexpected = [];
  console.error = (...words: unknown[]) => void unexpected.push(words);
});

afterEach(() => {
  console.error = original;
  expect(unexpected).toEqual([]);
});
