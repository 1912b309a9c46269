/** Polls until there is an answer, for at most `patience` ms, every `pause` ms. */
export async function until<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  patience = 120_000,
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
