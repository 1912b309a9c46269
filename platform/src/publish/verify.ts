import type { ReleaseStore } from '../store/release-store';
import { LIVE } from './channel';
import { integrityOf } from './record';

async function releaseProblems(store: ReleaseStore, module: string, release: string): Promise<string[]> {
  const { assets } = await store.readRelease(module, release);
  const problems: string[] = [];
  for (const [file, integrity] of Object.entries(assets)) {
    const content = await store.readFile(module, release, file);
    if (!content) problems.push(`${module} ${release}: falta ${file}.`);
    else if (integrityOf(content) !== integrity) problems.push(`${module} ${release}: ${file} foi alterado.`);
  }
  return problems;
}

async function moduleProblems(store: ReleaseStore, module: string): Promise<string[]> {
  const problems: string[] = [];
  for (const release of await store.releasesOf(module)) {
    problems.push(...(await releaseProblems(store, module, release)));
  }
  const pointer = await store.livePointer(LIVE, module);
  for (const release of [pointer?.release, pointer?.canary?.release]) {
    if (release && !(await store.hasRelease(module, release)))
      problems.push(`${module} aponta para ${release}, que não existe.`);
  }
  return problems;
}

/** What is wrong with the store: files of releases that are missing or changed, pointers to what is not there. */
export async function verify(store: ReleaseStore): Promise<string[]> {
  const problems: string[] = [];
  for (const module of await store.modulesIn(LIVE)) {
    const found = moduleProblems(store, module);
    problems.push(...(await found.catch((error: Error) => [`${module} não pode ser lido: ${error.message}`])));
  }
  return problems;
}
