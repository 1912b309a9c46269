import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { assetPath } from '../src/base/assets';
import { openDatabase } from '../src/db/open';
import { fill } from './fill';
import { median, times } from './load';
import { freshPages, logIn, searchPages } from './scenarios';
import { bundleServer, dropDatabase, freshPlace, startServer } from './target';

/*
 * `node api/run.mjs bench/side-by-side.ts <folder>`: compares this checkout with the one in a folder on the same
 * PostgreSQL database. Requests alternate between both, so that other load on the machine affects both alike.
 */

const PORT = 3999;
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 20_000);

/** Prints the median times of both, and the median ratio of each pair. */
async function compare(name: string, paths: string[], bases: [string, string], headers?: Record<string, string>) {
  const taken: [own: number[], other: number[]] = [[], []];
  for (const [index, path] of paths.entries()) {
    for (const turn of index % 2 ? [0, 1] : [1, 0]) {
      taken[turn ? 1 : 0].push(await times(bases[turn ? 1 : 0], [path], headers));
    }
  }
  const ratio = median(taken[1].map((ms, at) => ms / (taken[0][at] ?? ms)));
  const [own, other] = taken.map((values) => median(values).toFixed(2));
  console.info(`  ${name.padEnd(28)} ${own} ms here, ${other} ms there, ratio ${ratio.toFixed(2)}`);
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say beside which checkout: node api/run.mjs bench/side-by-side.ts <folder>');
const place = await freshPlace('postgres');
const database = await openDatabase(place);
await fill(database, PRODUCTS);
await database.close();
const own = await startServer(await bundleServer(assetPath()), place, PORT);
const other = await startServer(await bundleServer(join(resolve(folder), 'api')), place, PORT + 1);
const bases: [string, string] = [own.base, other.base];
const csv = { accept: 'text/csv', authorization: `Bearer ${await logIn(own.base)}` };
await compare('pages, warming up', freshPages, bases);
await compare('pages, each address new', freshPages, bases);
await compare('searches, each address new', searchPages, bases);
await compare('one address again and again', Array(200).fill(freshPages[0]), bases);
await compare('export', Array(5).fill('/api/product/export'), bases, csv);
await Promise.all([own.stop(), other.stop()]);
rmSync(place.dataDir, { recursive: true });
await dropDatabase();
