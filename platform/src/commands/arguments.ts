import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Author } from '../publish/channel';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';

/** Kind of a command option: with a value, or a switch. */
export type OptionKind = 'string' | 'boolean';

/** Parsed command line. */
export interface Call {
  store: ReleaseStore;
  names: string[];
  author: Author;
  /** Returns the value of an option; undefined if absent. */
  value(option: string): string | undefined;
  /** Returns whether a switch is present. */
  has(option: string): boolean;
}

/** An invalid command line. */
export class UsageError extends Error {}

/** Returns git's output, or `''` if it fails. */
function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  } catch {
    return '';
  }
}

/** Returns the short commit of the working copy, or `''` outside of one. */
export const commitHere = () => git('.', 'rev-parse', '--short', 'HEAD').trim();

/** Sources that all modules are built with. */
const COMMON_SOURCES = ['shared', 'platform/webpack', 'tsconfig.json', 'package-lock.json'];

/** Returns the uncommitted files that the module in `dir` is built from, in the repository at `root`. */
export function uncommitted(dir: string, root = process.cwd()): string[] {
  const places = [dir, ...COMMON_SOURCES.filter((place) => existsSync(path.join(root, place)))];
  return git(root, 'status', '--porcelain', '--untracked-files=all', '--', ...places)
    .split('\n')
    .flatMap((line) => line.slice(3) || []);
}

/**
 * Parses a percentage.
 * @throws if invalid.
 */
export function percent(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < 100)) throw new UsageError(`'${text}' não é uma porcentagem de 1 a 99.`);
  return value;
}

/**
 * Parses a count.
 * @throws if invalid.
 */
export function count(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new UsageError(`'${text}' não é um número inteiro maior que zero.`);
  return value;
}

/** Options of all commands. */
const COMMON: Record<string, OptionKind> = { store: 'string', channel: 'string', why: 'string' };

const REASONS: Record<string, (what: string) => string> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: (what) => `Este comando não tem a opção ${what}.`,
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: (what) => `A opção ${what} não foi dada como se usa.`,
};

function parsed(args: string[], options: Record<string, OptionKind>) {
  const config: ParseArgsConfig['options'] = Object.fromEntries(
    Object.entries({ ...COMMON, ...options }).map(([name, type]) => [name, { type }]),
  );
  try {
    return parseArgs({ args, allowPositionals: true, options: config });
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const what = /'(-[^' ]*)/.exec(message)?.[1] ?? '';
    throw new UsageError(REASONS[code]?.(what) ?? message);
  }
}

/** Opens the store of a command line. A named one must exist, because a typo would create another one. */
function storeAt(named: string | undefined, channel: string | undefined): ReleaseStore {
  const given = named ?? process.env.MF_STORE;
  const store = openStore(given ?? path.join(process.env.DATA_DIR ?? '.data', 'store'), undefined, channel);
  const isFolder = given !== undefined && !/^https?:/.test(given);
  if (isFolder && !existsSync(path.resolve(given)))
    throw new UsageError(`A pasta ${path.resolve(given)} não existe. Crie-a para usá-la como armazenamento.`);
  return store;
}

/**
 * Parses a command line with the given options and number of names.
 * @throws {UsageError} with one sentence.
 */
export function readCall(args: string[], options: Record<string, OptionKind>, names: [least: number, most: number]) {
  const { positionals, values } = parsed(args, options);
  const [least, most] = names;
  if (positionals.length < least) throw new UsageError(least === 1 ? 'Diga o módulo.' : 'Diga o nome e o título.');
  const extra = positionals[most];
  if (extra !== undefined) throw new UsageError(`'${extra}' é demais.`);
  const value = (option: string) => {
    const given = values[option];
    return typeof given === 'string' ? given : undefined;
  };
  const store = storeAt(value('store'), value('channel'));
  const person = process.env.MF_AUTHOR;
  const by = store.identity ? `${store.identity}${person ? ` (${person})` : ''}` : person || userInfo().username;
  const call: Call = {
    store,
    names: positionals,
    author: { by, why: value('why') ?? '', commit: commitHere() },
    value,
    has: (option) => values[option] === true,
  };
  return call;
}
