import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sentencesIn } from '../webpack/sentences.mjs';
import { modules, root } from './inputs.mjs';

/*
 * `npm run sentences`: writes what people read on the screens of each package to `.cache/sentences/<package>.json`, each
 * sentence with its places, and prints how many there are and how many have a translation
 * (`<package>/sentences.<language>.json`). The name of a package limits it to that one.
 */

/** Returns the sources of a package that browsers run. */
const sourcesOf = (name) =>
  readdirSync(path.join(root, name, 'src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => path.join(name, 'src', file))
    .sort();

/**
 * Returns the sentences of a package with their places, `mf-x/src/page.tsx:12`.
 * @param {string} name
 * @param {string} [folder] limits it to sources below this folder
 * @returns {Record<string, string[]>}
 */
export function sentencesOf(name, folder = name) {
  const found = {};
  for (const file of sourcesOf(name).filter((one) => one.startsWith(folder)))
    for (const { sentence, line } of sentencesIn(file, readFileSync(path.join(root, file), 'utf8')))
      found[sentence] = [...(found[sentence] ?? []), `${file}:${line}`];
  return found;
}

/** Returns the translations of a package by language. @returns {Record<string, Record<string, string>>} */
export const translationsOf = (name) =>
  Object.fromEntries(
    readdirSync(path.join(root, name))
      .map((file) => /^sentences\.(\w+)\.json$/.exec(file))
      .filter(Boolean)
      .map(([file, language]) => [language, JSON.parse(readFileSync(path.join(root, name, file), 'utf8'))]),
  );

/** Writes the sentences of a package, and prints how many there are and how many are translated. */
function report(name, folder) {
  const sentences = sentencesOf(name);
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(sentences, null, 2)}\n`);
  const keys = Object.keys(sentences);
  const languages = Object.entries(translationsOf(name)).map(
    ([language, texts]) => `${language}: ${keys.filter((key) => key in texts).length}`,
  );
  console.log([`${name}: ${keys.length}`, ...languages].join(' · '));
}

if (process.argv[1] === import.meta.filename) {
  const folder = path.join(root, '.cache/sentences');
  mkdirSync(folder, { recursive: true });
  const [wanted] = process.argv.slice(2);
  const packages = ['shared', 'shell', ...modules()].filter((name) => existsSync(path.join(root, name, 'src')));
  for (const name of packages.filter((one) => !wanted || one === wanted)) report(name, folder);
}
