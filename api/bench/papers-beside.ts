import { type Load, load } from './load';

const PAPERS = 100;
const LINES = 30;
/** Number of rounds; single ones vary by a factor of two. */
const ROUNDS = 5;

interface Draft {
  Code: string;
  Version: number;
  Lines: { QuotationItemCode: string; ProductCode: string; Quantity: number }[];
}

/**
 * Creates a hundred drafts of thirty lines through the API.
 * @returns the addresses of their PDFs.
 */
async function drafts(base: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async <T>(method: string, path: string, body?: object, further: Record<string, string> = {}) => {
    const options = { method, headers: { ...headers, ...further }, body: body && JSON.stringify(body) };
    const answer = await fetch(`${base}/api${path}`, options);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { Results } = await call<{ Results: { Code: string }[] }>(
    'GET',
    `/shopping-cart/pagged?status=IN%20PROGRESS&quantity=${PAPERS}`,
  );
  const papers: string[] = [];
  for (const { Code: quotationCode } of Results) {
    const draft = await call<Draft>('POST', '/proposal', { quotationCode });
    const requested = draft.Lines.map(({ QuotationItemCode, ProductCode, Quantity }) => ({
      quotationItemCode: QuotationItemCode,
      productCode: ProductCode,
      quantity: Quantity,
      unitPriceCents: 93_390,
    }));
    const extra = { productCode: draft.Lines[0]?.ProductCode, quantity: 4, unitPriceCents: 89_900, leadTimeDays: 3 };
    const lines = [...requested, ...Array.from({ length: LINES - requested.length }, () => extra)];
    await call('PUT', '/proposal', { code: draft.Code, lines }, { 'if-match': `"${draft.Version}"` });
    papers.push(`${base}/api/proposal/pdf/${draft.Code}`);
  }
  if (papers.length < PAPERS) throw new Error(`Only ${papers.length} quotations are in service.`);
  return papers;
}

async function paper(url: string, token: string): Promise<number> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return byteLength;
}

/** Result of a load alone, and while a hundred PDFs are made. */
export interface Round {
  alone: Load;
  busy: Load;
  /** time in ms until the last PDF was ready */
  took: number;
}

/**
 * Measures the list alone, and while a hundred PDFs are requested at once, several times; `looked` samples the memory
 * meanwhile.
 */
export async function besidePapers(
  base: string,
  token: string,
  pages: string[],
  looked: () => Promise<void>,
): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // saved again, so that none of them is cached; the first one starts the worker
    const papers = await drafts(base, token);
    await paper(papers[0] ?? '', token);
    await load(base, pages);
    const alone = await load(base, pages);
    const start = performance.now();
    const all = Promise.all(papers.map((url) => paper(url, token))).then(() => performance.now() - start);
    const busy = await load(base, pages);
    await looked();
    rounds.push({ alone, busy, took: await all });
  }
  return rounds;
}
