import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Author } from '../publish/channel';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';

const OPTIONS = {
  store: { type: 'string' },
  sha: { type: 'string' },
  why: { type: 'string', default: '' },
  canary: { type: 'string' },
  traffic: { type: 'string' },
  to: { type: 'string' },
  days: { type: 'string', default: '7' },
  visits: { type: 'string', default: '200' },
  minutes: { type: 'string', default: '60' },
  preview: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
  snapshot: { type: 'boolean', default: false },
  missing: { type: 'boolean', default: false },
  off: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** What every command reads of its line. */
export interface Call {
  store: ReleaseStore;
  names: string[];
  author: Author;
  values: {
    sha?: string;
    why: string;
    canary?: string;
    traffic?: string;
    to?: string;
    days: string;
    visits: string;
    minutes: string;
    preview: boolean;
    built: boolean;
    snapshot: boolean;
    missing: boolean;
    off: boolean;
    force: boolean;
    json: boolean;
  };
}

/** The short commit of the working copy, or `''` outside one. */
export function commitHere(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

/** A percentage from the line. @throws where it is none. */
export function percent(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < 100)) throw new Error(`'${text}' não é uma porcentagem de 1 a 99.`);
  return value;
}

/** A count from the line. @throws where it is none. */
export function count(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`'${text}' não é um número inteiro maior que zero.`);
  return value;
}

export function readCall(args: string[]): Call {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const place = values.store ?? process.env.MF_STORE ?? path.join(process.env.DATA_DIR ?? '.data', 'store');
  const by = process.env.MF_AUTHOR || userInfo().username;
  return { store: openStore(place), names: positionals, author: { by, why: values.why, commit: commitHere() }, values };
}
