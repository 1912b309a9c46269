import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { besideExpensiveReader } from './expensive-reader';
import { atLeast, atMost, type Figure } from './figures';
import { besideImport, lookAtFile } from './import-beside';
import { load, median, times } from './load';
import { besideFlood, duringFlood } from './log-in-flood';
import { besidePapers } from './papers-beside';
import { quotationTimes } from './quotation-scenarios';

export interface Target {
  base: string;
  child: ChildProcess;
  engine: 'postgres' | 'embedded';
  products: number;
}

const INCLUDES = [
  'Brand,Model,ProductImage',
  'Brand,ProductImage,Model',
  'Model,Brand,ProductImage',
  'Model,ProductImage,Brand',
  'ProductImage,Brand,Model',
];

/** More addresses than the answer cache holds: each one is computed. */
export const freshPages = Array.from({ length: 500 }, (_, index) => {
  const include = INCLUDES[index % INCLUDES.length] + ',Brand'.repeat(Math.floor(index / 5) % 5);
  return `/api/product/pagged?include=${include}&page=${1 + Math.floor(index / 25)}`;
});

/** Pages of searches, each with a different address. */
export const searchPages = Array.from({ length: 200 }, (_, index) => {
  const term = ['rota', 'lon', 'neu', 'pneu'][index % 4];
  return `/api/product/pagged?include=${INCLUDES[index % INCLUDES.length]}&term=${term}&page=${1 + Math.floor(index / 20)}`;
});

const oneList = '/api/product/pagged?include=Brand,Model,ProductImage';

async function lists({ base, engine, products }: Target): Promise<Figure[]> {
  await load(base, freshPages);
  const bare = await load(base, ['/empty']);
  const empty = await load(base, ['/api/empty']);
  const fresh = await load(base, freshPages);
  const cached = await load(base, [oneList]);
  const small = await load(base, [oneList], { 'accept-encoding': 'br' });
  const tag = (await fetch(base + oneList)).headers.get('etag') ?? '';
  const unchanged = await load(base, [oneList], { 'if-none-match': tag });
  const isSmall = products <= 20_000;
  const budget = engine === 'postgres' ? 0.08 : 0.02;
  return [
    { name: 'bare route, answers/s', value: bare.rate, unit: '×' },
    { name: "empty route with the API's hooks, answers/s", value: empty.rate, unit: '×' },
    atLeast('list, computed anew, to the bare route', fresh.rate / bare.rate),
    atLeast('list, recent answer, to the bare route', cached.rate / bare.rate),
    atLeast('list, 304, to the bare route', unchanged.rate / bare.rate),
    atLeast('list, computed anew', fresh.rate / empty.rate, isSmall ? budget : undefined),
    atMost('list, computed anew, p99', fresh.p99, 'ms', engine === 'postgres' && isSmall ? 15 : undefined),
    atLeast('list, recent answer', cached.rate / empty.rate, 0.8),
    atLeast('list, recent answer, compressed', small.rate / empty.rate),
    atLeast('list, 304', unchanged.rate / empty.rate, 1),
  ];
}

const list = (term: string, index: number) =>
  `/api/product/pagged?term=${encodeURIComponent(term)}&quantity=${5 + index}`;
const searches = (terms: string[]) => terms.map(list);

async function search({ base, products }: Target): Promise<Figure[]> {
  const isLarge = products >= 200_000;
  const limit = (budget: number) => (isLarge ? budget : undefined);
  await times(base, searches(['rota', 'balon 205']));
  const sizes = ['205/55R16', '195 60 15', '1756514', '225/45R17', '165/70R13', '215/65', '185 70 14'];
  const words = ['nerota', 'bacorota pneu', 'dudurota', 'fegirota', 'pneu macorota', 'sodulon', 'vabarota'];
  const typos = ['bacorotta', 'duudrota pneu', 'fegirorta', 'pneu maorota', 'soduron', 'vabrota', 'nefirota'];
  // different texts, so that no count is cached
  const all = ['neu', 'pne', 'eu', 'pn', 'ne'];
  return [
    atMost('search by size', await times(base, searches(sizes)), 'ms', limit(6)),
    atMost('search by words', await times(base, searches(words)), 'ms', limit(15)),
    atMost('search by words with a typo', await times(base, searches(typos)), 'ms', limit(15)),
    atMost('search by a word that matches all', await times(base, searches(all)), 'ms', limit(65)),
  ];
}

/** Time for the first visitor who opens a filter. */
async function facets({ base }: Target): Promise<Figure[]> {
  const of = (...queries: string[]) =>
    times(
      base,
      queries.map((query) => `/api/product/facets?${query}`),
    );
  const line = (text: string) => `lines=${encodeURIComponent(text)}`;
  const all = await of('', 'brands=', 'sizes=', 'term=');
  const some = await of(line('Índice de carga:91'), line('Posição:Livre;Lonas:6'), 'brands=Balon', 'term=rota');
  return [atMost('facets of all products', all, 'ms'), atMost('facets of some products', some, 'ms')];
}

/** Milliseconds between two memory samples. */
const LOOK = 250;

/** Resident memory in megabytes after a garbage collection. */
async function memoryOf(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message');
  child.send('collect');
  return Number((await answer)[0]) / 1024 / 1024;
}

/** Returns a token of the administrator in the filled database. */
export async function logIn(base: string): Promise<string> {
  const body = JSON.stringify({ username: 'carga@teste.example', password: 'senha-de-teste' });
  const response = await fetch(`${base}/api/Token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/**
 * Measures the export on a fresh server: a process does not return memory to the system, so an export after a load
 * would reuse it.
 */
export async function measureExport({ base, child, products }: Target): Promise<Figure[]> {
  const headers = { accept: 'text/csv', authorization: `Bearer ${await logIn(base)}` };
  await times(base, ['/api/product/pagged?quantity=1', '/api/brand/export'], headers);
  const idle = await memoryOf(child);
  const start = performance.now();
  const response = await fetch(`${base}/api/product/export`, { headers });
  let first = 0;
  let most = idle;
  let looked = start;
  for await (const _ of response.body ?? []) {
    first ||= performance.now() - start;
    if (performance.now() - looked < LOOK) continue;
    looked = performance.now();
    most = Math.max(most, await memoryOf(child));
  }
  const isLarge = products >= 200_000;
  return [
    atMost('export, first byte', first, 'ms', isLarge ? 50 : undefined),
    atMost('export, whole file', performance.now() - start, 'ms'),
    atMost('export, memory above idle', most - idle, 'MB', isLarge ? 60 : undefined),
  ];
}

async function logInFlood({ base }: Target): Promise<Figure[]> {
  const quiet = await load(base, freshPages);
  const busy = await duringFlood(
    base,
    64,
    (at) => `192.0.2.${at}`,
    () => load(base, freshPages),
  );
  const figures = [atMost('list p99 while 64 clients log in', busy.p99 / quiet.p99, '×', 3)];
  for (const from of ['one', 'many'] as const) {
    const { p95, refused } = await besideFlood(base, from);
    const flood = `beside a flood from ${from === 'one' ? 'one address' : 'many'}`;
    figures.push(atMost(`log-in p95 ${flood}`, p95, 'ms', from === 'one' ? 2000 : undefined));
    figures.push(atMost(`log-ins refused ${flood}`, refused, '×', 0));
  }
  return figures;
}

async function expensiveReader({ base, products }: Target): Promise<Figure[]> {
  const { alone, busy } = await besideExpensiveReader(base, freshPages);
  const budget = products >= 200_000 ? 0.5 : undefined;
  return [atLeast('list beside a reader of new counts', busy.rate / alone.rate, budget)];
}

/** Measures the import of the largest file on a fresh server, and others' requests meanwhile. */
export async function measureImport({ base, child }: Target): Promise<Figure[]> {
  const token = await logIn(base);
  const look = await lookAtFile(base, token);
  const idle = await memoryOf(child);
  let most = idle;
  let isOver = false;
  const looking = look().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    most = Math.max(most, await memoryOf(child));
    await Promise.race([looking, wait(LOOK)]);
  }
  await looking;
  const { alone, busy } = await besideImport(base, token, freshPages);
  return [
    atMost('file of 25 MB, memory above idle', most - idle, 'MB', 300),
    atMost('list p99 while a file of 25 MB is looked at', busy.p99 / alone.p99, '×', 1.5),
  ];
}

/** Measures others' requests while a hundred PDFs are requested at once. */
export async function measurePapers({ base, child }: Target): Promise<Figure[]> {
  const token = await logIn(base);
  const idle = await memoryOf(child);
  let most = idle;
  const rounds = await besidePapers(base, token, freshPages, async () => {
    most = Math.max(most, await memoryOf(child));
  });
  return [
    atMost('a hundred papers of 30 lines', median(rounds.map(({ took }) => took)), 'ms'),
    atMost('papers, memory above idle', most - idle, 'MB', 300),
    atMost('list p99 while papers are made', median(rounds.map(({ alone, busy }) => busy.p99 / alone.p99)), '×', 1.5),
  ];
}

/** Measures staff requests with as many quotations as products. */
async function quotations({ base, engine, products }: Target): Promise<Figure[]> {
  const found = await quotationTimes(base, await logIn(base));
  const budget = engine === 'postgres' && products <= 20_000 ? 150 : undefined;
  return found.map(([name, ms]) => atMost(name, ms, 'ms', budget));
}

/** Parts that are measured on a shared server, by their name in `BENCH_ONLY`. */
const PARTS: Record<string, (target: Target) => Promise<Figure[]>> = {
  lists,
  search,
  facets,
  quotations,
  reader: expensiveReader,
  'log-ins': logInFlood,
};

/** Measures all figures of a target in the order of the budgets, or those of `only`. */
export async function measure(target: Target, only?: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, part] of Object.entries(PARTS)) if (!only || only === name) figures.push(...(await part(target)));
  return figures;
}
