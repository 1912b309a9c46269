import { type Column, type SQL, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { HttpError } from '../base/http-error';
import type { RecordSource } from './record-source';

const TAG = '(W/)?"[\\x21\\x23-\\x7e]*"';

/** `If-Match` header: the `ETag` of an answer, several of them, or `*`. */
export const IfMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({ title: 'If-Match', maxLength: 200, pattern: `^(\\*|${TAG}(\\s*,\\s*${TAG})*)$` }),
  ),
});

/** Versions that a write accepts; undefined for any. */
export type Expected = readonly number[] | undefined;

const NUMBERED = /"(\d{1,9})"/g;

/** Parses `If-Match`. Compressing proxies make ETags weak, which still identify the version. */
export function expectedOf({ headers }: { headers: Static<typeof IfMatch> }): Expected {
  const text = headers['if-match'];
  if (text === undefined || text === '*') return undefined;
  return [...text.matchAll(NUMBERED)].map(([, version]) => Number(version));
}

/** Returns the version check as a condition of the write itself, so that only one of simultaneous writes succeeds. */
export const hasVersion = (version: Column, expected: Expected): SQL | undefined =>
  expected && sql`${version} = any(${sql.param([...expected])}::int[])`;

/** Creates a 412 with the current record. */
export const stale = (
  present: unknown,
  message = 'Este registro foi alterado por outra pessoa enquanto você o editava.',
) => new HttpError(412, message, undefined, present);

/** Returns the source with versions, for people who can change the records. */
export const withVersion = <S extends RecordSource>(source: S, version: Column): S => ({
  ...source,
  fields: { ...source.fields, Version: sql`${version}` },
});
