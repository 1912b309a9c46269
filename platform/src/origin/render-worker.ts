import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { Drawing, Rendered } from './renderer';

type Answer = (url: string) => unknown;

interface ShellBundle {
  provided: Record<string, unknown>;
  render: (
    request: { url: string; discovery: unknown; data: Record<string, unknown> },
    remotes: Record<string, ModuleBundle>,
  ) => string;
  renderFrame: (request: { url: string; discovery: unknown; role: string }) => string;
}

interface ModuleBundle {
  headOf: (path: string, search: URLSearchParams, answer: Answer) => Rendered['head'] | null;
}

type Require = (name: string) => unknown;

const nodeRequire = createRequire(import.meta.url);
const loaded = new Map<string, unknown>();

/** Runs a bundle once; what it asks for comes from `require` alone. */
function load<T>(file: string, require: Require): T {
  if (!loaded.has(file)) {
    const module = { exports: {} };
    compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })(
      module,
      module.exports,
      require,
    );
    loaded.set(file, module.exports);
  }
  return loaded.get(file) as T;
}

/** A module's bundle gets what the shell provides, and nothing of the machine. */
const providedBy =
  ({ provided }: ShellBundle): Require =>
  (name) => {
    if (!(name in provided)) throw new Error(`o shell não fornece ${name}`);
    return provided[name];
  };

/** Pages of staff say nothing of themselves to the outside. */
const NO_HEAD: Rendered['head'] = { title: '', description: '', canonical: '', status: 200 };

function draw({ shellFile, moduleName, moduleFile, url, discovery, data, role }: Drawing): Rendered | null {
  const shell = load<ShellBundle>(shellFile, (name) => nodeRequire(name));
  if (role) return { head: NO_HEAD, html: shell.renderFrame({ url, discovery, role }) };
  const bundle = load<ModuleBundle>(moduleFile, providedBy(shell));
  const { pathname, searchParams } = new URL(`http://page${url}`);
  const head = bundle.headOf(pathname, searchParams, (address) => data[address]);
  return head && { head, html: shell.render({ url, discovery, data }, { [moduleName]: bundle }) };
}

parentPort?.on('message', (drawing: Drawing) => {
  try {
    parentPort?.postMessage({ rendered: draw(drawing) });
  } catch (error) {
    parentPort?.postMessage({ error: String(error instanceof Error ? error.stack : error) });
  }
});
