/** Asks again and again until the answer is there, for at most `patience` ms, every `pause` ms. */
export async function until<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  patience = 10_000,
  pause = 25,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error('Waited in vain.');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
