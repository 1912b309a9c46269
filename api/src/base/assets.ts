import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE_NAME = '@rodovia/api';

function isApiFolder(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return false;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === PACKAGE_NAME;
}

/**
 * Finds the `api` folder of the repository, from source as well as from a bundle inside it. Migrations, the database
 * worker and drawings are read from there at run time.
 */
function findApiFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (isApiFolder(folder)) return folder;
    if (isApiFolder(join(folder, 'api'))) return join(folder, 'api');
    if (folder === dirname(folder)) throw new Error(`Pasta api não encontrada acima de ${start}.`);
  }
}

let apiFolder: string | undefined;

/** Returns the absolute path of a file or folder of the API, for example `assetPath('migrations')`. */
export function assetPath(...segments: string[]): string {
  apiFolder ??= findApiFolder(dirname(fileURLToPath(import.meta.url)));
  return join(apiFolder, ...segments);
}
