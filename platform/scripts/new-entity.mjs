import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './inputs.mjs';
import { slugOf } from './slug.mjs';

const USAGE = 'Uso: npm run new:entity -- <recurso> <nome> <Plural> [a|o]   por exemplo: rim aro Aros';

/** The entity that is copied: nothing but a name, and everything that a list screen has. */
const MODEL = { resource: 'category', noun: 'categoria', plural: 'Categorias', article: 'a' };

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const manyOf = (resource) => (resource.endsWith('y') ? `${resource.slice(0, -1)}ies` : `${resource}s`);

function readArguments([resource = '', noun = '', plural = '', article = noun.endsWith('a') ? 'a' : 'o']) {
  if (!/^[a-z]+$/.test(resource) || !noun || !plural || !['a', 'o'].includes(article)) throw new Error(USAGE);
  return { resource, noun: noun.toLowerCase(), plural, article };
}

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** What this run has made or changed. */
const written = new Set();

function write(file, text, options) {
  written.add(file);
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text, options);
  console.log(`  ${file}`);
}

/** Words of the model's files and what stands for them, longer ones first. */
function wordsOf({ resource, noun, plural, article }) {
  const feminine = article === 'a';
  return [
    [`/admin/${slugOf(MODEL.plural)}`, `/admin/${slugOf(plural)}`],
    [`report${capital(MODEL.resource)}s`, `report${capital(resource)}s`],
    [`Nova ${MODEL.noun}`, `${feminine ? 'Nova' : 'Novo'} ${noun}`],
    [`uma ${MODEL.noun}`, `${feminine ? 'uma' : 'um'} ${noun}`],
    [`a ${MODEL.noun}`, `${article} ${noun}`],
    [`article: '${MODEL.article}'`, `article: '${article}'`],
    [MODEL.plural, plural],
    [capital(MODEL.noun), capital(noun)],
    [MODEL.noun, noun],
    [manyOf(MODEL.resource), manyOf(resource)],
    [capital(MODEL.resource), capital(resource)],
    [MODEL.resource, resource],
  ];
}

const translate = (text, words) => {
  const table = new Map(words);
  const pattern = words.map(([from]) => from.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  return text.replace(new RegExp(pattern, 'g'), (found) => table.get(found));
};

/** A file of the model's own becomes a file of the new entity; one that exists already is left alone. */
function copyFile(file, words) {
  write(translate(file, words), translate(read(file), words), { flag: 'wx' });
}

/** In a file that lists all entities, what `pattern` finds of the model stands once more, translated. */
function repeatPart(file, pattern, words) {
  const text = read(file);
  const [part] = pattern.exec(text) ?? [];
  if (!part) throw new Error(`${file}: falta o trecho de ${MODEL.resource}`);
  write(
    file,
    text.replace(part, () => part + translate(part, words)),
  );
}

/** The model's table, its unique name and its versions, as a migration of the new entity. */
function migration({ resource }, words) {
  const folder = 'api/migrations';
  const sql = read(`${folder}/0001_initial.sql`);
  const table = /create table category \([\s\S]*?(?=\n\);\n)/.exec(sql)?.[0];
  const index = /create unique index category_description_key .*\n/.exec(sql)?.[0];
  const versions = read(`${folder}/0007_truth.sql`);
  const column = /alter table category add column (version .*);\n/.exec(versions)?.[1];
  const trigger = /create trigger category_changed .*\n/.exec(versions)?.[0];
  const next = Math.max(...readdirSync(path.join(root, folder)).map((name) => Number.parseInt(name, 10))) + 1;
  const parts = [`${table}, ${column}\n);\n`, index, trigger];
  const text = parts.join('--> statement-breakpoint\n');
  write(`${folder}/${String(next).padStart(4, '0')}_${resource}.sql`, translate(text, words), { flag: 'wx' });
}

/** The route, the menu item and the first view of the entity, at the end of the module's lists. */
function declaration({ resource, plural }) {
  const file = 'mf-catalog-admin/module.json';
  const href = `/admin/${slugOf(plural)}`;
  const order = Math.max(...JSON.parse(read(file)).menu.map((item) => item.order)) + 1;
  const route = `    { "path": "${href}", "area": "back-office", "roles": ["admin"] }`;
  const item = `    { "label": "${plural}", "href": "${href}", "area": "back-office", "icon": "folder", "order": ${order} }`;
  const view = `    { "route": "${href}", "calls": { "rows": { "list": "${resource}" } } }`;
  const text = read(file)
    .replace(/\n {2}\]\n\}\n$/, (end) => `,\n${view}${end}`)
    .replace(/\n {2}\],\n {2}"menu"/, (end) => `,\n${route}${end}`)
    .replace(/\n {2}\],\n {2}"dialogs"/, (end) => `,\n${item}${end}`);
  write(file, text);
}

const specOf = ({ resource, noun, plural, article }) => `import { crudSuite } from '../../support/crud-suite';

crudSuite({ path: '/admin/${slugOf(plural)}', resource: '${resource}', many: '${plural}', the: '${article} ${noun}', exportFile: 'report${capital(resource)}s' });
`;

/** Imports and lists in their order, lines in their width: what was written passes the linter as it is. */
function tidy() {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const files = [...written].filter((file) => /\.(tsx?|json)$/.test(file));
  execFileSync(process.execPath, [biome, 'check', '--write', '--vcs-enabled=false', ...files], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function generate(entity) {
  const words = wordsOf(entity);
  const contracts = 'shared/src/contracts';
  repeatPart(`${contracts}/catalog-entities.ts`, /export const categoryEntity = [\s\S]*?\n}\);\n\n/, words);
  repeatPart(`${contracts}/catalog-entities.ts`, / {2}categoryEntity,\n/, words);
  repeatPart(`${contracts}/catalog.ts`, / {2}categoryEntity,\n/, words);
  repeatPart(`${contracts}/catalog.ts`, /export const Category = [\s\S]*?export type Category = .*\n\n/, words);
  migration(entity, words);
  repeatPart('api/src/db/schema/catalog.ts', /export const category = .*\n\n/, words);
  repeatPart('api/src/db/schema/catalog.ts', / category,/, words);
  copyFile('api/src/modules/category/category.routes.ts', words);
  repeatPart('api/src/app.ts', /import \{ categoryRoutes \}.*\n/, words);
  repeatPart('api/src/app.ts', / {2}categoryRoutes,\n/, words);
  copyFile('mf-catalog-admin/src/entities/categories/categories.crud.tsx', words);
  repeatPart('mf-catalog-admin/src/remote.tsx', /import \{ categories \}.*\n/, words);
  repeatPart('mf-catalog-admin/src/remote.tsx', / {4}crudRoute\(categories\),\n/, words);
  declaration(entity);
  write(`e2e/specs/back-office/${manyOf(entity.resource)}.spec.ts`, specOf(entity), { flag: 'wx' });
  tidy();
}

try {
  generate(readArguments(process.argv.slice(2)));
  console.log('Pronto. O teste do navegador da nova entidade já passa; ajuste os campos a partir daqui.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
