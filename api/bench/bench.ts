import { rmSync } from 'node:fs';
import { assetPath } from '../src/base/assets';
import { openDatabase } from '../src/db/open';
import { type Figure, warmStart } from './figures';
import { fill } from './fill';
import { measure, measureExport, measureImport, measurePapers, type Target } from './scenarios';
import { bundleServer, dropDatabase, type Engine, freshPlace, startServer } from './target';

const PORT = 3999;
const SIZES = (process.env.BENCH_PRODUCTS ?? '20000,200000').split(',').map(Number);
/** Name of the only part to measure; all parts by default. */
const ONLY = process.env.BENCH_ONLY;
const ENGINES = (process.env.BENCH_ENGINES ?? 'postgres,embedded').split(',') as Engine[];

/** Number of figures that missed their budget. */
let missed = 0;

function show({ name, value, unit, budget, isGood }: Figure): void {
  const text = unit === 'ratio' ? value.toFixed(3) : `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`;
  const verdict = isGood === undefined ? '' : `${isGood ? 'ok  ' : 'MISS'} (budget ${budget})`;
  if (isGood === false) missed += 1;
  console.info(`  ${name.padEnd(44)} ${text.padStart(12)}  ${verdict}`);
}

type Size = Pick<Target, 'engine' | 'products'>;

/** Parts that are measured on a fresh server, by their name in `BENCH_ONLY`. */
const ALONE = { export: measureExport, import: measureImport, papers: measurePapers };

async function runAlone(file: string, place: Awaited<ReturnType<typeof freshPlace>>, size: Size): Promise<void> {
  for (const [name, part] of Object.entries(ALONE)) {
    if (ONLY && ONLY !== name) continue;
    const server = await startServer(file, place, PORT);
    for (const figure of await part({ ...server, ...size })) show(figure);
    await server.stop();
  }
}

async function run(file: string, engine: Engine, products: number): Promise<void> {
  const place = await freshPlace(engine);
  const database = await openDatabase({ ...place, databaseUrl: place.databaseUrl || undefined });
  await fill(database, products);
  await database.close();
  console.info(`\n${engine}, ${products} products`);
  const server = await startServer(file, place, PORT);
  show(warmStart(server.started));
  for (const figure of await measure({ ...server, engine, products }, ONLY)) show(figure);
  await server.stop();
  await runAlone(file, place, { engine, products });
  rmSync(place.dataDir, { recursive: true });
}

const file = await bundleServer(assetPath());
for (const products of SIZES) for (const engine of ENGINES) await run(file, engine, products);
if (ENGINES.includes('postgres')) await dropDatabase();
if (missed > 0) process.exitCode = 1;
