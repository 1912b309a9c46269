import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of files that are for development alone. */
const DEVELOPMENT = /\.(test|spec)\.|\.map$|^\.env|(^|\/)(node_modules|test|fixtures)\//;

/** Texts that give a secret away. */
const SECRETS = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a session', /\beyJ[\w-]{20}/],
  ['a key of a storage', /\bAKIA[A-Z0-9]{16}/],
  ['a password in an address', /:\/\/[\w.-]+:[\w.~!-]+@[\w-]+\./],
];

/** Returns what the files of a package contain that must not leave this machine. `paths` are those of the machine. */
export function problemsOfPack(folder, paths) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const file = path.relative(folder, path.join(parentPath, name));
    const text = readFileSync(path.join(folder, file), 'utf8');
    const found = [
      ...(DEVELOPMENT.test(file) ? ['is for development'] : []),
      ...paths.filter((one) => one.length > 1 && text.includes(`${one}/`)).map((one) => `contains the path ${one}`),
      ...SECRETS.filter(([, sign]) => sign.test(text)).map(([what]) => `contains ${what}`),
    ];
    return found.map((what) => `${file} ${what}.`);
  });
}
