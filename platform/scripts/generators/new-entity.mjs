import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../inputs.mjs';
import { slugOf } from './slug.mjs';

const USAGE = 'Uso: npm run new:entity -- <recurso> <nome> <Plural> [a|o]   por exemplo: rim aro Aros';

/** The entity to copy: it has only a name, and everything that a list screen has. */
const MODEL = { resource: 'category', noun: 'categoria', plural: 'Categorias', article: 'a' };

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const manyOf = (resource) => (resource.endsWith('y') ? `${resource.slice(0, -1)}ies` : `${resource}s`);

function readArguments([resource = '', noun = '', plural = '', article = noun.endsWith('a') ? 'a' : 'o']) {
  if (!/^[a-z]+$/.test(resource) || !noun || !plural || !['a', 'o'].includes(article)) throw new Error(USAGE);
  return { resource, noun: noun.toLowerCase(), plural, article };
}

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Files created or changed by this run. */
const written = new Set();

function write(file, text, options) {
  written.add(file);
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text, options);
  console.log(`  ${file}`);
}

/** Words of the template and their replacements, longer ones first. */
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

/** Copies a file of the template for the new entity; existing files are left alone. */
function copyFile(file, words) {
  write(translate(file, words), translate(read(file), words), { flag: 'wx' });
}

/** In a file that lists all entities, repeats the part of the template that matches `pattern`, translated. */
function repeatPart(file, pattern, words) {
  const text = read(file);
  const [part] = pattern.exec(text) ?? [];
  if (!part) throw new Error(`${file}: falta o trecho de ${MODEL.resource}`);
  write(
    file,
    text.replace(part, () => part + translate(part, words)),
  );
}

/** Creates a migration with table, unique name and version of the entity. */
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

/** Adds route, menu item and first view of the entity to the module's declaration, after those of the template. */
function declaration(words) {
  const file = 'mf-catalog-admin/module.json';
  const text = read(file);
  const order = Math.max(...JSON.parse(text).menu.map((item) => item.order)) + 1;
  const own = new RegExp(`^.*"/admin/${slugOf(MODEL.plural)}".*,\n`, 'gm');
  const added = (line) => translate(line, words).replace(/"order": \d+/, `"order": ${order}`);
  write(
    file,
    text.replace(own, (line) => line + added(line)),
  );
}

const specOf = ({ resource, noun, plural, article }) => `import { crudSuite } from '../../support/crud-suite';

crudSuite({ path: '/admin/${slugOf(plural)}', resource: '${resource}', many: '${plural}', the: '${article} ${noun}', exportFile: 'report${capital(resource)}s' });
`;

/** Formats imports, lists and lines like the linter. */
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
  const contracts = 'shared/src/contracts/catalog';
  repeatPart(`${contracts}/catalog-entities.ts`, /export const categoryEntity = [\s\S]*?\n}\);\n\n/, words);
  repeatPart(`${contracts}/catalog-entities.ts`, / {2}categoryEntity,\n/, words);
  repeatPart(`${contracts}/catalog.ts`, / {2}categoryEntity,\n/, words);
  repeatPart(`${contracts}/catalog.ts`, /export const Category = [\s\S]*?export type Category = .*\n\n/, words);
  migration(entity, words);
  repeatPart('api/src/db/schema/catalog.ts', /export const category = .*\n/, words);
  repeatPart('api/src/db/schema/catalog.ts', / category,/, words);
  copyFile('api/src/modules/category/category.routes.ts', words);
  repeatPart('api/src/app.ts', /import \{ categoryRoutes \}.*\n/, words);
  repeatPart('api/src/app.ts', / {2}categoryRoutes,\n/, words);
  copyFile('mf-catalog-admin/src/entities/categories/categories.crud.tsx', words);
  repeatPart('mf-catalog-admin/src/remote.tsx', /import \{ categories \}.*\n/, words);
  repeatPart('mf-catalog-admin/src/remote.tsx', / {4}crudRoute\(categories\),\n/, words);
  declaration(words);
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
