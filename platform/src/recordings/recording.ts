import { readFile } from 'node:fs/promises';
import type { Role } from '@rodovia/shared/contracts/people';
import { Compile } from 'typebox/compile';
import { Refused } from '../store/refused';
import { type RecordedAnswer, type Recording, recordingFormat } from './format';
import { leaksIn } from './leaks';

const check = Compile(recordingFormat);

/** Name of the file in which a recording is looked for. */
export const RECORDING = 'recording.json';

/**
 * Parses a recording.
 * @throws {Refused} if it has another shape, or contains what no recording may contain.
 */
export function parseRecording(file: string, text: string): Recording {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused(`${file} não é JSON.`);
  }
  if (!check.Check(value)) throw new Refused(`${file} não é uma gravação: faça outra com 'mf record'.`);
  const leaks = leaksIn(value);
  if (leaks.length > 0) throw new Refused(`${file} não serve: ${leaks.join(' ')}`);
  return value;
}

/** Reads a recording; null if the file does not exist. */
export async function readRecording(file: string): Promise<Recording | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : parseRecording(file, text);
}

/**
 * Reads a named recording, or the one in this folder, if there is one.
 * @throws {Refused} if a named one does not exist.
 */
export async function recordingAt(named: string | undefined): Promise<Recording | null> {
  const recording = await readRecording(named ?? RECORDING);
  if (named && !recording) throw new Refused(`${named} não existe. Grave com 'mf record'.`);
  return recording;
}

const DATE = /^\d{4}-\d{2}-\d{2}/;

/** Returns an address in the form in which recordings have it: parameters in order, without dates, which move on. */
export function addressKey(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://api');
  const values = [...searchParams].filter(([, value]) => value !== '' && !DATE.test(value));
  const query = values.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).sort();
  return query.length > 0 ? `${pathname}?${query.join('&')}` : pathname;
}

/** Returns what a recording answers to a role; what is public answers everybody. */
export function answerIn({ answers }: Recording, role: Role, url: string): RecordedAnswer | undefined {
  const key = addressKey(url);
  return answers[role]?.[key] ?? answers.visitor?.[key];
}

/** Returns a body without entries: lists are empty, and counts are 0. */
export function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body === 'number') return 0;
  if (typeof body !== 'object' || body === null) return body;
  const isPage = 'Results' in body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, Array.isArray(value) || isPage ? emptied(value) : value]),
  );
}
