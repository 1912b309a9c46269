import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '../store/integrity';
import type { ReleaseRecord } from '../store/release';
import { RECORD, type ReleaseStore } from '../store/release-store';
import { Unreadable } from '../store/shapes';

const COMPRESSED = /\.(br|gz)$/;
const unpack: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};
/** Files written by builds that are neither served nor run. */
const HARMLESS = /\.LICENSE\.txt(?:\.br|\.gz)?$/;

/** Returns whether a compressed copy matches its file. */
async function isCopy(file: string, content: Buffer, assets: Record<string, string>): Promise<boolean> {
  const [ending = ''] = COMPRESSED.exec(file) ?? [];
  const whole = await unpack[ending]?.(content).catch(() => null);
  return whole ? integrityOf(whole) === assets[file.slice(0, -ending.length)] : false;
}

/** Returns whether content matches the record; false for unknown files. */
async function isAsPublished({ assets, others = {} }: ReleaseRecord, file: string, content: Buffer): Promise<boolean> {
  const known = assets[file] ?? others[file];
  if (known) return integrityOf(content) === known;
  // releases from before records listed all files
  return HARMLESS.test(file) || (COMPRESSED.test(file) && isCopy(file, content, assets));
}

/** Returns problems with the files of a release: every byte that is served or run on the server. */
export async function releaseProblems(store: ReleaseStore, module: string, release: string): Promise<string[]> {
  const record = await store.readRelease(module, release);
  const present = (await store.filesOf(module, release)).filter((file) => file !== RECORD);
  const expected = Object.keys({ ...record.assets, ...record.others });
  const problems: string[] = [];
  for (const file of [...new Set([...expected, ...present])].sort()) {
    const content = await store.readFile(module, release, file);
    const isKnown = record.others !== undefined || !file.startsWith('server/');
    if (!content) problems.push(`${module} ${release}: falta ${file}.`);
    else if (isKnown && !(await isAsPublished(record, file, content)))
      problems.push(
        `${module} ${release}: ${file} ${expected.includes(file) ? 'foi alterado' : 'não é da publicação'}.`,
      );
  }
  return problems;
}

const asProblem = (error: unknown): string[] => {
  if (error instanceof Unreadable) return [error.message];
  throw error;
};

async function moduleProblems(store: ReleaseStore, module: string): Promise<string[]> {
  const problems: string[] = [];
  for (const release of await store.releasesOf(module)) {
    problems.push(...(await releaseProblems(store, module, release).catch(asProblem)));
  }
  const { pointers, unreadable } = await store.history(store.channel, module);
  for (const seq of unreadable) problems.push(`O ponteiro ${seq} de ${module} não pode ser lido; vale o anterior.`);
  const pointer = pointers.at(-1);
  for (const release of pointer?.withdrawn ? [] : [pointer?.release, pointer?.canary?.release]) {
    if (release && !(await store.hasRelease(module, release)))
      problems.push(`${module} aponta para ${release}, que não existe.`);
  }
  return problems;
}

/** Returns problems with the store: missing, changed or unknown files, and pointers to missing releases. */
export async function verify(store: ReleaseStore): Promise<string[]> {
  const problems: string[] = [];
  for (const module of await store.allModules(store.channel)) problems.push(...(await moduleProblems(store, module)));
  for (const number of await store.unreadableDecisions(store.channel))
    problems.push(`A decisão ${number} não pode ser lida: o que ela pôs no ar não vale mais.`);
  return problems;
}
