import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { modules, root } from '../inputs.mjs';

/** Maximum number of code files in one folder; a larger one is two folders. */
const MAX_FILES = 20;
/** Maximum number of lines of a code file; a longer one has a second thing in it. */
const MAX_LINES = 250;
const CODE = /\.(tsx?|[mc]?js|css)$/;
/** Words that no programmer searches for: draft, action, reassign, notify and idle are the field's own. */
const VAGUE = /\b(deeds?|told|tell|kept|stands|whoever|anew|gone|calm)\b/;
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
const DECLARED = /\b(?:const|let|function\*?|class|type|interface|enum) (\w+)/g;

/** Folders with too many code files, with their number. @param {string[]} files */
function crowded(files) {
  const counts = new Map();
  for (const file of files.filter((name) => CODE.test(name)))
    counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MAX_FILES).map(([folder, count]) => `${folder}: ${count}`);
}

/** Vague names among a file's own name and what it declares. @param {string} file @param {string} text */
const vagueIn = (file, text) =>
  [path.basename(file), ...[...text.matchAll(DECLARED)].map(([, name]) => name)].filter((name) =>
    VAGUE.test(wordsOf(name)),
  );

/** Whether a text has too many lines for one file. @param {string} text */
const isLong = (text) => text.trimEnd().split('\n').length > MAX_LINES;

/** Sources whose exports are documented: all of these packages that is not a test or its support. */
const DOCUMENTED = /^(shared|api|platform)\/src\/(?!.*(\.test\.|testing\/)).*\.tsx?$/;
const EXPORTED = /^export (?:async |abstract )?(?:function\*?|const|class|interface|type|enum) (\w+)(.*)/;
/** Types derived from the value beside them, which has the comment. */
const DERIVED = /= \(?(typeof|keyof typeof|Static<typeof|Awaited<ReturnType<typeof) ?\w/;

/** Returns the exports of a text without a documentation comment directly above them. @param {string} text */
function undocumentedIn(text) {
  const lines = text.split('\n').filter((line) => !/^\/\/ biome-ignore/.test(line));
  return lines.flatMap((line, at) => {
    const [, name, rest] = EXPORTED.exec(line) ?? [];
    return !name || DERIVED.test(rest) || lines[at - 1]?.trimEnd().endsWith('*/') ? [] : [name];
  });
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)));

test('no folder has more than twenty code files beside each other', () => {
  assert.deepEqual(crowded(files), []);
});

test('a folder with one file too many is named', () => {
  const many = Array.from({ length: MAX_FILES + 1 }, (_, i) => `shared/src/planted/part-${i}.ts`);
  assert.deepEqual(crowded([...many, 'shared/src/other/one.ts', 'shared/src/planted/notes.md']), [
    `shared/src/planted: ${MAX_FILES + 1}`,
  ]);
});

const sources = files
  .filter((file) => CODE.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

test('no code file has more than 250 lines, and one with more is seen', () => {
  assert.deepEqual(
    sources.filter(({ text }) => isLong(text)).map(({ file }) => file),
    [],
  );
  assert.equal(isLong('a\n'.repeat(MAX_LINES)), false);
  assert.equal(isLong('a\n'.repeat(MAX_LINES + 1)), true);
});

test('no file and nothing declared has a name that a stranger would not search for', () => {
  const found = sources.flatMap(({ file, text }) => vagueIn(file, text).map((name) => `${file}: ${name}`));
  assert.deepEqual(found, []);
});

test('a vague name is found in files and declarations, and in no longer word', () => {
  const declared = { keptForm: 'export const', tellSaved: 'function', BulkDeed: 'export type', told: 'let' };
  const text = Object.entries(declared).map(([name, kind]) => `${kind} ${name} = 1;`);
  assert.deepEqual(vagueIn('api/src/left.ts', text.join('\n')), Object.keys(declared));
  assert.deepEqual(vagueIn('shared/src/when-calm.ts', ''), ['when-calm.ts']);
  assert.deepEqual(vagueIn('api/src/satellite.ts', 'export const intellect = 1;\nexport const understands = 2;\n'), []);
});

test('every export of shared, api and platform has a documentation comment', () => {
  const found = sources
    .filter(({ file }) => DOCUMENTED.test(file))
    .flatMap(({ file, text }) => undocumentedIn(text).map((name) => `${file}: ${name}`));
  assert.deepEqual(found, []);
});

test('an export without a comment is named, a type derived in one line is not', () => {
  const text = `/** Kinds of things. */
export const KINDS = ['A'] as const;
export type Kind = (typeof KINDS)[number];
export const OTHER = 1;
/** Of something else. */

export function run() {}
`;
  assert.deepEqual(undocumentedIn(text), ['OTHER', 'run']);
});

/** Whether a test ends what is slow by a limit of its own; what a test gives to the product as a limit is shorter. */
const hasOwnLimit = (text) => /\bsetTimeout\(\d|\btimeout: \d[\d_]{3}/.test(text);

test('no browser or component test has a limit of its own, and one that has is seen', () => {
  const found = sources.filter(({ file, text }) => /\.(spec|test)\.tsx?$/.test(file) && hasOwnLimit(text));
  assert.deepEqual(
    found.map(({ file }) => file),
    [],
  );
  assert.ok(hasOwnLimit("test.describe.configure({ mode: 'default', timeout: 120_000 });"));
  assert.ok(hasOwnLimit('await expect(title).toBeVisible({ timeout: 15_000 });'));
  assert.ok(hasOwnLimit('test.setTimeout(180_000);'));
  assert.equal(hasOwnLimit('send({ ...brand, timeout: 50 })'), false);
});

test('CODEOWNERS names the owner that each module declares', () => {
  const lines = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
  const declared = modules().map((name) => {
    const { owner } = JSON.parse(readFileSync(path.join(root, name, 'module.json'), 'utf8'));
    return `/${name}/ @rodovia/${owner}`;
  });
  assert.deepEqual(
    lines.filter((line) => line.startsWith('/mf-')).map((line) => line.replace(/ +/g, ' ')),
    declared.filter((line) => line.startsWith('/mf-')).sort(),
  );
});
