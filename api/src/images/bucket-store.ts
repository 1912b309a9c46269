import { AwsClient } from 'aws4fetch';
import type { ImageStore } from './image-store';

const DEADLINE = 15_000;

interface Bucket {
  client: AwsClient;
  /** Address of the bucket, without a slash at the end. */
  base: string;
}

function open(storageUrl: string): Bucket {
  const url = new URL(storageUrl);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  });
  return { client, base: `${url.origin}${url.pathname.replace(/\/+$/, '')}` };
}

function refuse(response: Response, what: string): void {
  if (!response.ok) throw new Error(`O armazenamento de imagens respondeu ${response.status} ao ${what}.`);
}

/** An S3-compatible bucket: `https://key:secret@host/bucket?region=…`. */
export function createBucketStore(storageUrl: string): ImageStore {
  const { client, base } = open(storageUrl);
  const send = (name: string, init: RequestInit) =>
    client.fetch(`${base}/${name}`, { ...init, signal: AbortSignal.timeout(DEADLINE) });
  return {
    async put(name, content) {
      const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' };
      refuse(await send(name, { method: 'PUT', body: new Uint8Array(content), headers }), 'gravar');
    },
    async get(name) {
      const response = await send(name, { method: 'GET' });
      if (response.status === 404) return undefined;
      refuse(response, 'ler');
      return Buffer.from(await response.arrayBuffer());
    },
    async remove(name) {
      const response = await send(name, { method: 'DELETE' });
      if (response.status !== 404) refuse(response, 'excluir');
    },
  };
}
