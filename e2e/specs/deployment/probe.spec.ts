import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inTurn } from '../../../testing/rotation.mjs';
import { buildProva, mf, PROVA, publishBuilt } from '../../support/servers/own-module';
import { copyReleases } from '../../support/servers/own-server';
import { test as base, expect } from '../../support/test';

/** A store for this file, with the live releases. */
const test = base.extend<{ storeDir: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture names what it needs
  storeDir: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rodovia-probed-'));
    await copyReleases(folder);
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});
/** A style sheet at the size limit of a module's first view. */
const HEAVY = `.mf-prova-x{--x:"${randomBytes(32_500).toString('base64')}"}`;

/** Publishes the test's module with a line appended to its entry. */
async function publishWith(storeDir: string, line: string, ...options: string[]) {
  const dir = await buildProva('1.0.0', { '300.css': HEAVY });
  await appendFile(path.join(dir, 'dist/remoteEntry.js'), `\n;${line};`);
  return publishBuilt(storeDir, dir, ...options);
}

const RED = 'button{color:rgb(1, 2, 3)}';
const wrapped = (page: string) => `{
  const get = mf_prova__1_0_0.get;
  mf_prova__1_0_0.get = async function () {
    const React = (await Object.values(this.scope.react)[0].get())();
    const made = await get.call(this);
    const { remote } = made();
    const Page = () => { ${page} };
    return () => ({ remote: { ...remote, routes: remote.routes.map((one) => ({ ...one, element: React.createElement(Page) })) } });
  };
}`;

test('[MF-05] what looks as it should is published, and the audit says what was looked at', async ({ storeDir }) => {
  await publishWith(storeDir, '');
  expect(await mf(storeDir, 'audit', PROVA)).toMatch(/\[prova: 2 de 2 endereços em \d+ s, sem gravação\]/);
});

test('[MF-05] who does without the probe is in the audit with it', async ({ storeDir }) => {
  await publishWith(storeDir, `console.error('quebrado')`, '--no-probe');
  expect(await mf(storeDir, 'audit', PROVA)).toContain('[prova: dispensada]');
});

const NO_TITLE = wrapped('return React.createElement("p", null, "nada")');

/** Forbidden things that a release may do, each with what the probe says of it. */
const WRONG = [
  [
    'errors and a style element of its script',
    `setTimeout(() => { throw new Error("sem rumo"); });
     console.error("quebrado");
     document.head.append(Object.assign(document.createElement('style'), { textContent: '${RED}' }))`,
    ['erro na página: sem rumo', 'erro no console: quebrado', "um estilo feito por script alcança a página: 'button'"],
  ],
  ['a page that throws', wrapped('throw new Error("no desenho")'), ['mf-prova falhou (render)']],
  [
    'a page without a title, and an adopted style sheet',
    `{ const sheet = new CSSStyleSheet(); sheet.replaceSync('${RED}'); document.adoptedStyleSheets.push(sheet); }
     ${NO_TITLE}`,
    ['não mostra um título (h1)', "um estilo feito por script alcança a página: 'button'"],
  ],
  [
    'scripts from elsewhere and out of a text, and a first view over its budget',
    `for (const src of ['https://cdn.example/x.js', 'data:text/javascript,1'])
       document.head.append(Object.assign(document.createElement('script'), { src }));
     document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: new URL('300.css', document.currentScript.src) }))`,
    [
      "erro no console: Loading the script 'https://cdn.example/x.js' violates",
      "erro no console: Loading the script 'data:text/javascript,1' violates",
      'a primeira vista traz 33,',
    ],
  ],
  [
    'a style that gets into the page by another way',
    `document.head.insertAdjacentHTML('beforeend', '<style>${RED}</style>')`,
    ['muda o que não é do módulo: button ('],
  ],
  [
    'an import map, a service worker, a renderer of its own, and the container of another module',
    `document.head.append(Object.assign(document.createElement('script'), { type: 'importmap', textContent: '{"imports":{"react":"/x.js"}}' }));
     navigator.serviceWorker.register(document.currentScript.src).catch(() => undefined);
     __REACT_DEVTOOLS_GLOBAL_HOOK__.inject({});
     for (const name of Object.keys(__FEDERATION__.moduleInfo)) if (name.startsWith('mf_storefront')) globalThis[name] = {};`,
    [
      'erro no console: Executing inline script violates',
      'registra um service worker',
      'traz um react-dom próprio',
      'toma o lugar do contêiner mf_storefront__',
    ],
  ],
] as const;

for (const [what, line, sentences] of inTurn(WRONG, 5))
  test(`[MF-05] ${what}: seen by the probe, and nobody gets the release`, async ({ storeDir }) => {
    const output = await publishWith(storeDir, line).catch((error: Error) => error.message);
    for (const sentence of sentences) expect(output).toContain(`mf-prova 1.0.0, aberto em /prova: ${sentence}`);
    expect(await mf(storeDir, 'list')).not.toContain(PROVA);
  });
