import { readFileSync } from 'node:fs';

const { name, version, peerDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Packages that the shell provides. */
const PROVIDED = [
  ...['react', 'react/jsx-runtime', 'react-dom'],
  ...['runtime', 'router', 'ui', 'slots', 'forms', 'crud', 'crud-form'].map((one) => `@rodovia/shared/${one}`),
];

const rangeOf = (key) => peerDependencies[key.startsWith('@rodovia/shared/') ? '@rodovia/shared' : 'react'];

/** What every bundler's plugin of Module Federation is told about the module. */
export const federation = {
  // with the version, because two releases can be in one page
  name: `${name}__${version}`.replace(/\W/g, '_'),
  filename: 'remoteEntry.js',
  exposes: { './remote': './src/%ENTRY%' },
  // taken from the shell, which has the only copy
  shared: Object.fromEntries(
    PROVIDED.map((key) => [key, { import: false, singleton: true, requiredVersion: rangeOf(key) }]),
  ),
};
