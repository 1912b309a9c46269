import { randomUUID } from 'node:crypto';
import { clientOf } from './client.mjs';

/** Addresses that readers request in turn. */
export const PAGES = ['/', '/modelos', '/api/product/pagged?page=1&quantity=15', '/api/home', '/mf/discovery.json'];
const CLIENT = 'cliente@rodovia.example';

/** Readers and writers of a running system, of which none may be lost. @param {() => string} origin */
export function readersOf(origin) {
  /** Reads repeatedly, several requests at a time, until `enough` returns true; returns the answers. */
  async function readersUntil(enough, read) {
    const answers = [];
    const reader = async (i) => {
      const client = clientOf(origin(), `127.0.0.${60 + i}`);
      while (!enough(answers))
        answers.push(await read(client, answers.length).catch((error) => ({ status: error.message })));
      client.close();
    };
    await Promise.all(Array.from({ length: 6 }, (_, i) => reader(i)));
    return answers;
  }

  const readPages = (client, i) => client.get(PAGES[i % PAGES.length]);
  /** Sends writes with an idempotency key, as the shop and the back office do. */
  const write = (client) =>
    client.send('/api/Token', {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: { username: CLIENT, password: 'Rodovia#2026' },
    });
  const readOrWrite = (client, i) => (i % 3 === 0 ? write(client) : readPages(client, i));
  const failed = (answers) =>
    answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`);

  return { readersUntil, readOrWrite, failed };
}
