import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { sentencesIn, translator } from '../../webpack/sentences.mjs';
import { inputHash } from '../inputs.mjs';
import { sentencesOf, translationsOf } from '../sentences.mjs';

const PAGE = `import { Link } from 'Outra coisa';
type Kind = 'Um tipo';
export const Page = ({ name, count }: { name: string; count: number }) => (
  <section className="plain list" aria-label="Lista de pneus">
    <h1>
      Pneus de
      {' '}{name}
    </h1>
    <p title={\`Ver \${count} pneus de \${name}\`}>Nenhum pneu <b>aqui</b></p>
    {count > 1 ? 'vários pneus' : kinds['Um tipo']}
  </section>
);
`;

test('sentences are found where people read them: text, labels, templates, choices', () => {
  assert.deepEqual(
    sentencesIn('page.tsx', PAGE).map(({ sentence }) => sentence),
    ['Lista de pneus', 'Pneus de', 'Ver {0} pneus de {1}', 'Nenhum pneu', 'vários pneus'],
  );
  assert.equal(sentencesIn('page.tsx', PAGE)[0].line, 4);
});

/** Compiles a source with translations. */
function compiled(text, translations) {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX };
  const transformers = { before: [translator(() => translations)] };
  return ts.transpileModule(text, { fileName: 'page.tsx', compilerOptions, transformers }).outputText;
}

test('a build in another language has its sentences, with the values where that language has them', () => {
  const english = compiled(PAGE, {
    'Lista de pneus': 'List of tyres',
    'Ver {0} pneus de {1}': "{1}'s {0} tyres",
    'Nenhum pneu': 'No tyre',
  });
  assert.match(english, /"aria-label": 'List of tyres'/);
  assert.match(english, /`\$\{name\}'s \$\{count\} tyres`/);
  assert.match(english, /"No tyre "/);
  assert.match(english, /vários pneus/, 'what has no translation stays');
  assert.match(english, /className: "plain list"/);
});

test('without translations a build is what it was', () => {
  assert.equal(
    compiled(PAGE, {}),
    ts.transpileModule(PAGE, {
      fileName: 'page.tsx',
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX },
    }).outputText,
  );
});

test('two screens are translated whole, and no translation is left over', () => {
  const { en } = translationsOf('mf-storefront');
  const screens = ['verify', 'compare'].flatMap((name) =>
    Object.keys(sentencesOf('mf-storefront', `mf-storefront/src/features/${name}/`)),
  );
  assert.deepEqual(
    screens.filter((sentence) => !(sentence in en)),
    [],
  );
  const all = sentencesOf('mf-storefront');
  assert.deepEqual(
    Object.keys(en).filter((sentence) => !(sentence in all)),
    [],
  );
});

test('releases of another language have another name', () => {
  const before = process.env.SITE_LANGUAGE;
  const portuguese = inputHash('mf-storefront');
  process.env.SITE_LANGUAGE = 'en';
  assert.notEqual(inputHash('mf-storefront'), portuguese);
  if (before === undefined) delete process.env.SITE_LANGUAGE;
  else process.env.SITE_LANGUAGE = before;
});
