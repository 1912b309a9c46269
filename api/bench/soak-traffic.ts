import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { logIn } from './scenarios';

const PAUSE = 20;
const READERS = 6;
const WRITERS = 3;

interface Call {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

/**
 * Mixed traffic of people and programs: browsing, searching, creating, editing, quoting and logging in, at either
 * instance.
 */
export class Traffic {
  /** Name of the current fault. */
  during = 'sossego';
  acknowledged = 0;
  /** Number of 5xx answers caused by the code. */
  failures = 0;
  private readonly counts = new Map<string, number>();
  private readonly brands: string[] = [];
  private readonly quotations: string[] = [];
  private products: string[] = [];
  private client = '';
  private token = '';
  private isOver = false;
  private working: Promise<unknown> = Promise.resolve();

  constructor(private readonly bases: string[]) {}

  async begin(): Promise<void> {
    this.token = await logIn(this.bases[0] ?? '');
    this.products = await this.codes('/product/pagged?quantity=100');
    [this.client = ''] = await this.codes('/person/pagged?term=client&quantity=1');
    const loops = [
      ...Array.from({ length: READERS }, (_, at) => this.repeat(() => this.read(at))),
      ...Array.from({ length: WRITERS }, (_, at) => this.repeat(() => this.write(at))),
      this.repeat(() => this.comeIn()),
    ];
    this.working = Promise.all(loops);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.working;
  }

  /** Returns acknowledged writes that are missing. */
  async lost(admin: Client): Promise<string[]> {
    const names = await admin.query('select description from brand');
    const codes = await admin.query('select code from quotation');
    const present = new Set([...names.rows, ...codes.rows].flatMap((row) => Object.values(row) as string[]));
    return [...this.brands, ...this.quotations].filter((known) => !present.has(known));
  }

  report(): void {
    console.info('\nrespostas por situação e falta:');
    for (const [kind, count] of [...this.counts].sort()) console.info(`  ${kind.padEnd(56)} ${count}`);
  }

  private async repeat(work: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      await work();
      await wait(PAUSE);
    }
  }

  private count(kind: string): void {
    const key = `${this.during}: ${kind}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  /** Makes a call; undefined if the instance is down, in which case a proxy would ask the other one. */
  private async call(path: string, at: number, { method = 'GET', body, headers }: Call = {}) {
    try {
      const response = await fetch(`${this.bases[at % this.bases.length]}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await response.text();
      this.count(`${method} ${response.status}`);
      if (response.status >= 500 && response.status !== 503) {
        this.failures += 1;
        console.info(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
      }
      return { status: response.status, body: text ? JSON.parse(text) : undefined };
    } catch (error) {
      this.count(`${method} ${(error as Error).name === 'TimeoutError' ? 'sem resposta em 30 s' : 'sem conexão'}`);
      return undefined;
    }
  }

  private async codes(path: string): Promise<string[]> {
    const answer = await this.call(path, 0);
    if (answer?.status !== 200) throw new Error(`${path} was not answered.`);
    return (answer.body.Results as { Code: string }[]).map(({ Code }) => Code);
  }

  private async read(at: number): Promise<void> {
    const any = Math.floor(Math.random() * 40) + 1;
    const paths = [
      `/product/pagged?page=${any}&include=Brand,Model`,
      `/product/pagged?term=rota&page=${any}`,
      `/product/facets?term=t${any}`,
      `/brand/pagged?page=1&term=marca`,
      `/shopping-cart/pagged?page=${any}`,
      `/person/pagged?term=client%20${any}`,
      `/logger/pagged?page=${any}`,
      '/dashboard/metrics',
    ];
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '';
    if (!(await this.call(path, at))) await this.call(path, at + 1);
  }

  private async write(at: number): Promise<void> {
    const description = `Marca ${randomUUID()}`;
    const made = await this.call('/brand', at, { method: 'POST', body: { description } });
    if (made?.status === 201) this.acknowledge(this.brands, description);
    const body = {
      personCode: this.client,
      shoppingCartItem: [{ productCode: this.products[Math.floor(Math.random() * this.products.length)], quantity: 2 }],
    };
    const headers = { 'idempotency-key': randomUUID() };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const quoted = await this.call('/shopping-cart', at + attempt, { method: 'POST', body, headers });
      if (quoted?.status === 201) {
        this.acknowledge(this.quotations, quoted.body.Code);
        return;
      }
      await wait(200);
    }
  }

  private acknowledge(list: string[], known: string): void {
    list.push(known);
    this.acknowledged += 1;
  }

  private async comeIn(): Promise<void> {
    const answer = await this.call('/Token', Math.floor(Math.random() * 2), {
      method: 'POST',
      body: { username: 'carga@teste.example', password: 'senha-de-teste' },
      headers: { 'x-forwarded-for': '203.0.113.50' },
    });
    // the number of sessions per account is limited, so the newest one is used
    if (answer?.status === 200) this.token = answer.body.access_token;
    await wait(1000);
  }
}
