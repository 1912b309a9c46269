import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writePackedStore } from '../packages/packed-store';
import { sharedPackage } from '../packages/shared-package';
import { type Declarations, TYPES } from '../publish/types';
import { SHELL } from '../store/discovery';
import { Refused } from '../store/refused';
import type { Call } from './arguments';

/** `types`: writes an installable `@rodovia/shared` with the types and names of the live shell. */
export async function writingTypes({ store, names: [folder = ''] }: Call) {
  const pointer = await store.livePointer(store.channel, SHELL);
  if (!pointer) throw new Refused('Não há shell no ar: nada a descrever.');
  const text = await store.readFile(SHELL, pointer.release, TYPES);
  if (!text) throw new Refused(`O ${SHELL} ${pointer.release} não traz os seus tipos.`);
  const record = await store.readRelease(SHELL, pointer.release);
  const files = sharedPackage(record, JSON.parse(text.toString()) as Declarations);
  for (const [file, content] of files) {
    const target = path.resolve(folder, file);
    if (!target.startsWith(path.resolve(folder) + path.sep)) throw new Refused(`'${file}' não é um caminho do pacote.`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  console.log(`@rodovia/shared ${record.shared['@rodovia/shared/runtime']} escrito em ${folder}.`);
}

/** `packed-store`: writes what is live for the packed emulator. */
export const packingStore = ({ store, names: [folder = ''] }: Call) => writePackedStore(store, path.resolve(folder));
