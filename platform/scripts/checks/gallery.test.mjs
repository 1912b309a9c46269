import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../inputs.mjs';

const shared = path.join(root, 'shared');
const textOf = (file) => readFileSync(path.join(shared, file), 'utf8');

/** Contexts, and what `Modal` and `Select` load when they are shown. */
const NO_COMPONENTS = ['FailureReport', 'SlotHost', 'AntdModal', 'AntdSelect'];
const isComponent = (name) => /^[A-Z]\w*[a-z]/.test(name) && !NO_COMPONENTS.includes(name);

/** Returns the components that a file declares for others. */
const declaredBy = (text) =>
  [...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name).filter(isComponent);

/** Returns the components that an index takes from files with components. */
function listedBy(file) {
  const lists = [...textOf(file).matchAll(/^export \{([^}]+)\} from '(\.[^']+)'/gm)];
  const ofComponents = lists.filter(([, , from]) => existsSync(path.join(shared, path.dirname(file), `${from}.tsx`)));
  const names = ofComponents.flatMap(([, list]) => list.split(',').map((name) => name.trim().replace(/^\w+ as /, '')));
  return names.filter((name) => !name.startsWith('type ')).filter(isComponent);
}

/** Returns the components that `@rodovia/shared` offers. */
function publicComponents() {
  const entries = Object.values(JSON.parse(textOf('package.json')).exports).filter((file) => !/[*]|testing/.test(file));
  return entries.flatMap((file) => (file.endsWith('.tsx') ? declaredBy(textOf(file)) : listedBy(file)));
}

/** Returns those of some components that no story of a text shows. */
const missingIn = (components, text) => components.filter((name) => !new RegExp(`<${name}\\b`).test(text));

const gallery = path.join(root, 'gallery');
const stories = readdirSync(gallery)
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => readFileSync(path.join(gallery, name), 'utf8'))
  .join('\n');

test('the gallery shows every shared component', () => {
  const components = publicComponents();
  assert.ok(components.length > 40, String(components.length));
  assert.deepEqual(missingIn(components, stories), []);
});

test('a component without a story is named', () => {
  assert.deepEqual(missingIn(['Button', 'Carousel'], '<Button>Voltar</Button>'), ['Carousel']);
});
