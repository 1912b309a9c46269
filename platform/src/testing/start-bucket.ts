import { Bucket } from '@rodovia/api/bucket';
import { startStorage } from './storage-stand-in.mjs';

/** A new bucket, created by the store's own means; `address` is as `MF_STORE` takes it. */
export async function startBucket() {
  const { port, buckets, close, ignoreConditions } = await startStorage();
  const address = `http://rodovia:segredo@127.0.0.1:${port}/releases`;
  await new Bucket(address).ensure();
  const objects = buckets.get('releases') ?? new Map<string, Buffer>();
  return { address, objects, close, ignoreConditions };
}
