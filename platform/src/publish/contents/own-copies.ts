import { SHELL } from '../../store/discovery';
import type { ReleaseRecord } from '../../store/release';

/** Something that must exist once per page and comes from the shell. */
interface Once {
  /** What to import instead. */
  instead: string;
  /** Packages that contain it or duplicate it. */
  packages: string[];
  /** Texts that identify it in a minified script. */
  signs: RegExp;
}

const ONCE: Once[] = [
  {
    instead: "'react' ou 'react/jsx-runtime', por estes nomes",
    packages: ['react'],
    signs: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE ?=[^=]/,
  },
  {
    instead: "'react-dom', sem caminho depois do nome",
    packages: ['react-dom', 'scheduler', 'react-reconciler'],
    signs: /__reactFiber\$|__reactProps\$|__DOM_INTERNALS_DO_NOT_USE/,
  },
  {
    instead: "'@rodovia/shared/router'",
    packages: ['react-router', 'react-router-dom', '@remix-run/router', '@tanstack/react-router', 'wouter'],
    signs: /You cannot render a <Router> inside another <Router>/,
  },
  {
    instead: "o estado de '@rodovia/shared/runtime'",
    packages: [
      ...['zustand', 'redux', '@reduxjs/toolkit', 'react-redux', 'mobx', 'mobx-react', 'mobx-react-lite'],
      ...['jotai', 'valtio', 'recoil', 'effector', 'nanostores', '@xstate/store'],
    ],
    signs: /setState(?::[\w$]+)?,\s?getState(?::[\w$]+)?,\s?getInitialState|@@redux\/|\[MobX\]/,
  },
  {
    instead: "useApi de '@rodovia/shared/runtime'",
    packages: ['@tanstack/react-query', '@tanstack/query-core', 'react-query', 'swr', '@apollo/client', 'urql'],
    signs: /No QueryClient set|Missing queryFn: /,
  },
  {
    instead: "api de '@rodovia/shared/runtime'",
    packages: [
      ...['axios', 'redaxios', 'ky', 'got', 'ofetch', 'wretch', 'superagent', 'umi-request'],
      ...['cross-fetch', 'isomorphic-fetch', 'whatwg-fetch', 'unfetch', 'node-fetch'],
    ],
    signs: /isAxiosError|ERR_FR_TOO_MANY_REDIRECTS/,
  },
  {
    instead: "'@rodovia/shared/forms'",
    packages: ['final-form', 'react-final-form'],
    signs: /FINAL_FORM\/form-error|must be used inside of a <Form> component/,
  },
  {
    instead: "'@rodovia/shared/crud'",
    packages: ['antd', '@ant-design/cssinjs'],
    signs: /data-ant-cssinjs-cache-path/,
  },
];

const complaint = ({ module, version }: ReleaseRecord, what: string, instead: string) =>
  `${module} ${version} traz ${what}, que a página já tem do shell: importe ${instead}.`;

/** Returns the copies that the build declares, for browser and server. */
const declaredCopies = (record: ReleaseRecord): string[] =>
  ONCE.flatMap(({ instead, packages }) =>
    packages.flatMap((name) => {
      const [inPage, drawing] = [record.packages?.[name], record.server?.packages?.[name]];
      return [
        ...(inPage === undefined ? [] : [complaint(record, `um ${name} próprio (${inPage})`, instead)]),
        ...(drawing === undefined ? [] : [complaint(record, `um ${name} próprio (${drawing}) no servidor`, instead)]),
      ];
    }),
  );

/** Returns the scripts of a release: for browsers and, if declared, for the server. */
const scriptsOf = ({ assets, others = {}, server }: ReleaseRecord) => [
  ...Object.keys(assets).filter((name) => /\.m?js$/.test(name)),
  ...Object.keys(server ? others : {}).filter((name) => /^server\/.*\.cjs$/.test(name)),
];

/** Returns copies found in scripts, regardless of what the build declares. */
async function hiddenCopies(record: ReleaseRecord, files: (file: string) => Promise<string>): Promise<string[]> {
  const problems: string[] = [];
  for (const file of scriptsOf(record)) {
    const text = await files(file);
    for (const { instead, packages, signs } of ONCE)
      if (signs.test(text)) problems.push(complaint(record, `${packages[0]} próprio em ${file}`, instead));
  }
  return problems;
}

/**
 * Returns packages that must not be bundled twice: a second React breaks hooks, a second state library sessions, others
 * exceed budgets. Declared ones are named with their versions; otherwise scripts are searched for typical texts.
 */
export async function ownCopies(record: ReleaseRecord, files: (file: string) => Promise<string>): Promise<string[]> {
  if (record.module === SHELL) return [];
  const declared = declaredCopies(record);
  return declared.length > 0 ? declared : hiddenCopies(record, files);
}
