import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { majorOf } from '@rodovia/shared/contracts/platform';
import { HOST } from '../publish/agreement/majors';
import { GateRefusal } from '../publish/gate';
import { type Declarations, hasCompiler, hasSources, TYPES, typeProblems } from '../publish/types';
import { SHELL } from '../store/discovery';
import type { ReleaseStore } from '../store/release-store';

interface ShellTypes {
  shell: string;
  /** Version of `@rodovia/shared` that they are of; undefined if unknown. */
  version?: string | undefined;
  /** Null if the release does not include them. */
  text: Buffer | null;
}

/** Returns the types of a shell that is published together with the modules, built in `dir`. */
async function builtTypes(dir: string): Promise<ShellTypes> {
  return { shell: SHELL, text: await readFile(path.join(dir, 'dist', TYPES)).catch(() => null) };
}

async function liveTypes(store: ReleaseStore): Promise<ShellTypes | null> {
  const pointer = await store.livePointer(store.channel, SHELL);
  if (!pointer) return null;
  const { shared } = await store.readRelease(SHELL, pointer.release);
  const text = await store.readFile(SHELL, pointer.release, TYPES);
  return { shell: `${SHELL} ${pointer.release}`, version: shared[HOST], text };
}

/** Returns whether a module was built for another major than the one that types describe. */
async function isOfOtherMajor(dir: string, version: string) {
  const { hostApi } = JSON.parse(await readFile(path.join(dir, 'module.json'), 'utf8')) as { hostApi?: string };
  return majorOf(hostApi ?? '') !== majorOf(version);
}

/**
 * Checks the modules with available sources against the types of the shell that they will run in.
 * @throws {GateRefusal} with the first errors of each.
 */
export async function checkTypes(store: ReleaseStore, dirs: string[], say: (text: string) => void): Promise<void> {
  const modules = dirs.filter((dir) => path.basename(dir) !== SHELL && hasSources(dir));
  if (modules.length === 0) return;
  if (!hasCompiler()) return say('O typescript não está instalado aqui: os tipos não foram conferidos.');
  const together = dirs.find((dir) => path.basename(dir) === SHELL);
  const types = together ? await builtTypes(together) : await liveTypes(store);
  if (!types) return;
  if (!types.text) return say(`O ${types.shell} não traz os seus tipos: não foram conferidos.`);
  const declarations = JSON.parse(types.text.toString()) as Declarations;
  const problems: string[] = [];
  for (const dir of modules) {
    if (types.version && (await isOfOtherMajor(dir, types.version))) {
      say(`${path.basename(dir)} não é para @rodovia/shared ${types.version}: os tipos não foram conferidos.`);
      continue;
    }
    problems.push(...(await typeProblems(dir, declarations, types.shell)));
  }
  if (problems.length > 0) throw new GateRefusal(problems);
}
