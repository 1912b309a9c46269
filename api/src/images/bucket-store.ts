import { Bucket } from '../base/bucket';
import type { ImageStore } from './image-store';

const CACHE_HEADERS = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Pictures in an S3-compatible bucket: `https://key:secret@host/bucket?region=…`. */
export function createBucketStore(storageUrl: string): ImageStore {
  const bucket = new Bucket(storageUrl);
  return {
    put: (name, content) => bucket.put(name, content, CACHE_HEADERS),
    get: async (name) => (await bucket.get(name)) ?? undefined,
    remove: (name) => bucket.remove(name),
  };
}
