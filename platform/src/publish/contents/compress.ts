import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const WORTH_IT_BYTES = 400;
const LARGE_BYTES = 100_000;

const timeOf = async (file: string) => (await stat(file).catch(() => null))?.mtimeMs ?? 0;

/** Returns whether both compressed copies are up to date. */
async function isCompressed(file: string): Promise<boolean> {
  const written = await timeOf(file);
  return (await timeOf(`${file}.br`)) >= written && (await timeOf(`${file}.gz`)) >= written;
}

/** Writes `.br` and `.gz` next to a text file that is worth compressing, unless they are up to date. */
export async function precompress(file: string) {
  if (!/\.(m?js|css|json|svg|txt)$/.test(file) || (await isCompressed(file))) return;
  const content = await readFile(file);
  if (content.length < WORTH_IT_BYTES) return;
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // a coarser distance alphabet makes large scripts smaller
      [constants.BROTLI_PARAM_NPOSTFIX]: content.length > LARGE_BYTES ? 3 : 0,
    },
  };
  await writeFile(`${file}.br`, await brotli(content, options));
  await writeFile(`${file}.gz`, await deflate(content, { level: 9 }));
}
