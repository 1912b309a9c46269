/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const rows = [...read('docs/messages.md').matchAll(/^\| (\w+) \| (.+?) \| `(.+?)` \|$/gm)].map(
  ([, , sentence = '', file = '']) => [sentence, file] as const,
);

const SOURCES = [
  'shared',
  'shell',
  'mf-storefront',
  'mf-catalog-admin',
  'mf-people-admin',
  'mf-quotations',
  'mf-dashboard',
  'api',
];

function sourcesOf(folder: string): string[] {
  const entries = readdirSync(path.join(root, folder, 'src'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}

const code = SOURCES.flatMap(sourcesOf).join('\n');

test('the list has every sentence', () => {
  expect(rows.length).toBeGreaterThan(60);
});

test.each(rows)('[ER-01] %s is shown by %s', (sentence, file) => {
  expect(read(file)).toContain(sentence);
  expect(code.includes(sentence)).toBe(true);
});
