import { AwsClient } from 'aws4fetch';

const DEADLINE_MS = 15_000;

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webp: 'image/webp',
};

const decoded = (xml: string) =>
  xml.replace(
    /&(lt|gt|amp|quot|apos);/g,
    (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" })[name] ?? '',
  );

const texts = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => decoded(text));

/**
 * The operations of an S3-compatible bucket that releases and pictures need. Keys consist of letters, digits and `/ . _
 * -`. Calls time out after 15 s.
 * @throws {Error} with one pt-BR sentence if the storage refuses.
 */
export class Bucket {
  private readonly client: AwsClient;
  private readonly base: string;

  /** @param address `https://key:secret@host/bucket?region=…` */
  constructor(address: string) {
    const url = new URL(address);
    this.client = new AwsClient({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? 'us-east-1',
      service: 's3',
      retries: 3,
    });
    this.base = [url.origin, ...url.pathname.split('/').filter(Boolean)].join('/');
  }

  /** Address without the secret. */
  get place() {
    return this.base;
  }

  private send(path: string, init: RequestInit) {
    return this.client.fetch(`${this.base}${path}`, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) });
  }

  /** Creates the bucket unless it exists. */
  async ensure(): Promise<void> {
    const response = await this.send('', { method: 'PUT' });
    // 409: exists already
    if (!response.ok && response.status !== 409)
      throw new Error(`O armazenamento respondeu ${response.status} ao criar ${this.base}.`);
  }

  /** Returns the content of a key; null if it does not exist. */
  async get(key: string): Promise<Buffer | null> {
    const response = await this.send(`/${key}`, { method: 'GET' });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`O armazenamento respondeu ${response.status} ao ler ${key}.`);
    return Buffer.from(await response.arrayBuffer());
  }

  private async write(key: string, content: Buffer, headers: Record<string, string>) {
    const type = TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const body = new Uint8Array(content);
    return this.send(`/${key}`, { method: 'PUT', body, headers: { ...headers, 'content-type': type } });
  }

  /** Creates a key; returns false if it exists. */
  async create(key: string, content: Buffer): Promise<boolean> {
    const response = await this.write(key, content, { 'if-none-match': '*' });
    // 409: another conditional write of this key is running
    if (response.status === 412 || response.status === 409) return false;
    if (!response.ok) throw new Error(`O armazenamento respondeu ${response.status} ao gravar ${key}.`);
    return true;
  }

  async put(key: string, content: Buffer, headers: Record<string, string> = {}): Promise<void> {
    const response = await this.write(key, content, headers);
    if (!response.ok) throw new Error(`O armazenamento respondeu ${response.status} ao gravar ${key}.`);
  }

  async remove(key: string): Promise<void> {
    const response = await this.send(`/${key}`, { method: 'DELETE' });
    if (!response.ok && response.status !== 404)
      throw new Error(`O armazenamento respondeu ${response.status} ao excluir ${key}.`);
  }

  /** Returns all keys below a prefix. */
  async list(prefix: string): Promise<string[]> {
    return (await this.entries(prefix)).map(({ key }) => key);
  }

  /** Returns all keys below a prefix with their time of writing, in ms since 1970. */
  async entries(prefix: string): Promise<{ key: string; at: number }[]> {
    const entries: { key: string; at: number }[] = [];
    let next = '';
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) });
      const response = await this.send(`?${query}`, { method: 'GET' });
      if (!response.ok) throw new Error(`O armazenamento respondeu ${response.status} ao listar ${prefix}.`);
      const xml = await response.text();
      const times = texts(xml, 'LastModified');
      entries.push(...texts(xml, 'Key').map((key, i) => ({ key, at: Date.parse(times[i] ?? '') || 0 })));
      next = texts(xml, 'NextContinuationToken')[0] ?? '';
    } while (next);
    return entries;
  }
}
