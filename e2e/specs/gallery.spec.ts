import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from '../support/checks/axe';
import { expect, test } from '../support/test';

const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, '.cache/gallery');
/** Answered by the files of the gallery; no server has this name. */
const ORIGIN = 'http://gallery.localhost';

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

test.beforeAll(() => {
  const ladle = path.join(root, 'node_modules/@ladle/react/lib/cli/cli.js');
  execFileSync(process.execPath, [ladle, 'build', '--config', 'gallery'], { cwd: root, stdio: 'pipe' });
});

for (const file of storyFiles)
  test(`${file}: every state of the shared components is shown and accessible`, async ({ page }) => {
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: path.join(built, pathname === '/' ? 'index.html' : pathname) });
    });
    const stories = storiesOf(file);
    expect(stories.length).toBeGreaterThan(0);
    for (const story of stories)
      await test.step(story, async () => {
        await page.goto(`${ORIGIN}/?story=${story}&mode=preview`);
        await page.locator('[data-storyloaded]').waitFor({ state: 'attached' });
        await expectAccessible(page);
      });
  });
