import path from 'node:path';
import { BucketStore } from './bucket-store';
import { FolderStore } from './folder-store';
import type { ReleaseStore } from './release-store';

const ADDRESS = /^https?:\/\//;

/**
 * Validates the address of a bucket.
 * @throws with one sentence.
 */
function bucketAddress(place: string): string {
  const known = URL.canParse(place) ? new URL(place) : null;
  if (!known || known.pathname.replaceAll('/', '') === '' || !known.username || !known.password)
    throw new Error('O endereço do armazenamento deve ser https://chave:segredo@servidor/balde.');
  return place;
}

/**
 * Resolves the folder of a store. Anything like an address is refused as a mistake.
 * @throws with one sentence.
 */
function folderPath(place: string): string {
  if (place.trim() === '') throw new Error('O armazenamento (MF_STORE ou --store) está vazio.');
  if (/[:@]|^\/\//.test(place))
    throw new Error(`'${place.replace(/\/\/[^/@]*@/, '//…@')}' não é uma pasta nem o endereço https://… de um balde.`);
  return path.resolve(place);
}

/**
 * Opens the store at `place`: a bucket for `https://key:secret@host/bucket?region=…`, otherwise a folder.
 * @throws with one sentence if it is neither.
 */
export function openStore(
  place: string,
  cacheDir = path.join(process.env.DATA_DIR ?? '.data', 'store-cache'),
): ReleaseStore {
  return ADDRESS.test(place)
    ? new BucketStore(bucketAddress(place), path.resolve(cacheDir))
    : new FolderStore(folderPath(place));
}
