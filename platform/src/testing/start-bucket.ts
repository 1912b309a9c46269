import { Bucket } from '@rodovia/api/bucket';
import { startStorage } from './storage-stand-in.mjs';

/** Creates a bucket; `address` is in the format of `MF_STORE`. */
export async function startBucket() {
  const { port, buckets, close, ignoreConditions } = await startStorage();
  const address = `http://rodovia:segredo@127.0.0.1:${port}/releases`;
  await new Bucket(address).ensure();
  const objects = buckets.get('releases') ?? new Map<string, Buffer>();
  return { address, objects, close, ignoreConditions };
}
