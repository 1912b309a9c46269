import { beside } from './beside';
import { type Load, load } from './load';

/** Address of another client; the server trusts the proxy headers of this machine. */
const STRANGER = { 'x-forwarded-for': '203.0.113.7' };
const READERS = 16;

/** Measures a list while another address requests counts that are not cached. */
export async function besideExpensiveReader(base: string, pages: string[]): Promise<{ alone: Load; busy: Load }> {
  const alone = await load(base, pages);
  const read = async (at: number, turn: number) => {
    const term = ['pneu', 'eu', 'ne', 'p'][turn % 4];
    const query = `term=${term}&lines=${encodeURIComponent(`Nada ${at} ${turn}:0`)}`;
    const answer = await fetch(`${base}/api/product/facets?${query}`, { headers: STRANGER });
    await answer.arrayBuffer();
  };
  return { alone, busy: await beside(READERS, read, () => load(base, pages)) };
}
