import path from 'node:path';
import { BucketStore } from './bucket-store';
import { FolderStore } from './folder-store';
import { checkChannel, LIVE } from './names';
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
 * Opens the store at `place`: a bucket for `https://key:secret@host/bucket?region=…`, otherwise a folder. `channel` is
 * the environment whose pointers are read and written.
 * @throws with one sentence if it is neither, or if `channel` is no name.
 */
export function openStore(
  place: string,
  cacheDir = path.join(process.env.DATA_DIR ?? '.data', 'store-cache'),
  channel = process.env.MF_CHANNEL || LIVE,
): ReleaseStore {
  checkChannel(channel);
  const store = ADDRESS.test(place)
    ? new BucketStore(bucketAddress(place), path.resolve(cacheDir))
    : new FolderStore(folderPath(place));
  store.channel = channel;
  return store;
}
