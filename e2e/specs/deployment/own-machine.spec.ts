import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { inTurn } from '../../../testing/rotation.mjs';
import { ADMIN, authorized, logInDirectly } from '../../support/accounts';
import { copySources, startDevServer } from '../../support/servers/dev-server';
import { expect, test } from '../../support/test';

const MODULE = 'mf-people-admin';

/** File whose content is shown beside the list's buttons in a copy of the module. */
const BUTTON = 'src/entities/clients/erasures-button.tsx';
const buttonWith = (words: string) => `
import { useState } from 'react';
export function ErasuresButton() {
  const [name, setName] = useState('');
  return <label>${words}<input value={name} onChange={(event) => setName(event.target.value)} /></label>;
}
`;

const badgeOf = (page: Page) => page.locator('#rodovia-sources');

/** Logs in as an administrator and leaves the browser as the back office would. */
async function begin(page: Page, baseURL: string | undefined) {
  await logInDirectly(page, ADMIN);
  // as a log-in leaves it; without a session the cookie is removed
  await page.context().addCookies([{ name: 'staff', value: '1', url: baseURL }]);
  await page.goto('/admin/configuracoes/publicacoes');
}

async function lookAt(page: Page, port: number) {
  await page.getByRole('button', { name: `Ver da minha máquina: ${MODULE}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Porta').fill('80');
  await expect(dialog.getByRole('button', { name: 'Ver da minha máquina' })).toBeDisabled();
  await dialog.getByLabel('Porta').fill(String(port));
  await dialog.getByRole('button', { name: 'Ver da minha máquina' }).click();
}

// errors of a server that no longer listens, and of the events being read from it
test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/ });

test("[MF-05] an administrator sees one module from their own machine on the product's origin, in that browser alone", async ({
  page,
  baseURL,
  openBrowser,
}) => {
  const dir = await copySources(MODULE, 'own-machine');
  const save = (words: string) => writeFile(path.join(dir, BUTTON), buttonWith(words));
  await save('Primeiro');
  const { port, built, stop } = await startDevServer(dir, baseURL ?? '');
  const entries: string[] = [];
  page.on('request', (request) => {
    if (/\/mf\/mf-people-admin\/.*remoteEntry\.js/.test(request.url())) entries.push(request.url());
  });
  const badge = badgeOf(page);
  const openClients = async () => {
    const answer = await page.goto('/admin/clientes');
    return answer?.headers() ?? {};
  };
  try {
    await built;
    await begin(page, baseURL);
    await lookAt(page, port);
    await expect(badge).toContainText(`${MODULE} da sua máquina (localhost:${port})`);

    const own = await openClients();
    await expect(page.getByRole('table')).toBeVisible();
    expect([own['cache-control'], own.etag]).toEqual(['private, no-store', undefined]);
    expect(own.vary).toContain('cookie');
    expect(own['content-security-policy']).toContain(`connect-src 'self' http://localhost:${port};`);
    const dev = `http://localhost:${port}/mf/${MODULE}/dev/`;
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter((entry) => !entry.startsWith(dev))).toEqual([]);

    await page.evaluate(() => Object.assign(globalThis, { __same: true }));
    await page.getByLabel('Primeiro').fill('Maria');
    await save('Segundo');
    await expect(page.getByLabel('Segundo')).toHaveValue('Maria');
    expect(await page.evaluate(() => '__same' in globalThis)).toBe(true);

    const other = await openBrowser();
    const published = await other.goto(`${baseURL}/admin/clientes`);
    expect(published?.headers()['content-security-policy']).not.toContain('localhost');
    await expect(other.locator('#rodovia-sources')).toHaveCount(0);

    await stop();
    await openClients();
    await expect(badge).toContainText(`localhost:${port} não responde. Inicie npm run dev -w ${MODULE}`);
    await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Marcas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();

    await page.getByRole('link', { name: 'Voltar ao publicado' }).click();
    await expect(badge).toHaveCount(0);
    await openClients();
    await expect(page.getByRole('table')).toBeVisible();
    expect(entries.at(-1)).toMatch(/\/mf\/mf-people-admin\/\d/);
  } finally {
    await stop();
    await rm(path.dirname(dir), { recursive: true, force: true });
  }
});

/** Starts a TCP server that answers every connection with what `greet` writes and nothing more. */
async function startHanging(greet: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.once('data', () => greet(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: typeof address === 'object' && address ? address.port : 0, connections: () => sockets.size, stop };
}

const HANGING: [string, (socket: Socket) => void][] = [
  ['never answers', () => undefined],
  ['begins an answer and never ends it', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n')],
];

for (const [what, greet] of inTurn(HANGING, 2)) {
  test(`[MF-05] a machine that ${what} holds no page: it comes, says so, and leads back`, async ({ page, baseURL }) => {
    const { port, connections, stop } = await startHanging(greet);
    const badge = badgeOf(page);
    try {
      await begin(page, baseURL);
      await lookAt(page, port);
      await expect(badge).toContainText(`localhost:${port} não responde. Inicie npm run dev -w ${MODULE}`);
      expect(connections()).toBeGreaterThan(0);
      await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Marcas' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
      await page.getByRole('link', { name: 'Voltar ao publicado' }).click();
      await expect(badge).toHaveCount(0);
    } finally {
      stop();
    }
  });
}

test('[MF-05] a ticket for it is good once, however many use it at the same time', async ({ request }) => {
  const headers = await authorized(request, ADMIN);
  const answer = await request.post(`/api/release/${MODULE}/sources`, { headers, data: { port: 3100 } });
  const { ticket } = await answer.json();
  const use = () => request.post('/mf/sources', { data: { ticket } });
  const answers = await Promise.all(Array.from({ length: 5 }, use));
  expect(answers.map((answer) => answer.status()).sort()).toEqual([204, 403, 403, 403, 403]);
  expect(await (await use()).text()).toBe('A permissão já foi usada. Peça outra.');
});
