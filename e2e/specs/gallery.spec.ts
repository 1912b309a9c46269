import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expectAccessible } from '../support/checks/axe';
import { expect, test } from '../support/test';

const root = path.resolve(import.meta.dirname, '../..');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const built = path.join(root, '.cache/gallery');
/** Serves the files of the gallery. */
const server = createServer(async ({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const file = path.join(built, path.normalize(pathname === '/' ? 'index.html' : pathname));
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  response.end(await readFile(file).catch(() => undefined));
});
let origin = '';

interface Story {
  filePath: string;
}

const storyFiles = readdirSync(path.join(root, 'gallery')).filter((name) => name.endsWith('.stories.tsx'));

/** Returns the identifiers of the stories of a file. */
function storiesOf(file: string) {
  const { stories } = JSON.parse(readFileSync(path.join(built, 'meta.json'), 'utf8')) as {
    stories: Record<string, Story>;
  };
  return Object.keys(stories).filter((id) => stories[id]?.filePath === `gallery/${file}`);
}

// the stories of a boundary and of a read fail on purpose
test.use({ expectedErrors: /planted/ });
// one worker builds the gallery for all of its tests
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const ladle = path.join(root, 'node_modules/@ladle/react/lib/cli/cli.js');
  execFileSync(process.execPath, [ladle, 'build', '--config', 'gallery'], { cwd: root, stdio: 'pipe' });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

for (const file of storyFiles)
  test(`${file}: every state of the shared components is shown and accessible`, async ({ page }) => {
    const stories = storiesOf(file);
    expect(stories.length).toBeGreaterThan(0);
    for (const story of stories)
      await test.step(story, async () => {
        await page.goto(`${origin}/?story=${story}&mode=preview`);
        await page.locator('[data-storyloaded]').waitFor({ state: 'attached' });
        await expectAccessible(page);
      });
  });
