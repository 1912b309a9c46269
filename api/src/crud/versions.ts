import { type Column, type SQL, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { HttpError } from '../base/http-error';
import type { RecordSource } from './record-source';

const TAG = '(W/)?"[\\x21\\x23-\\x7e]*"';

/** What a writer may say of the version it has read: that of the answer's `ETag`, several of them, or `*` for any. */
export const IfMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({ title: 'If-Match', maxLength: 200, pattern: `^(\\*|${TAG}(\\s*,\\s*${TAG})*)$` }),
  ),
});

/** The versions that a write is meant for; undefined where it is meant for any. */
export type Expected = readonly number[] | undefined;

const NUMBERED = /"(\d{1,9})"/g;

/** Proxies that compress make a tag a weak one, which still names the same version. */
export function expectedOf({ headers }: { headers: Static<typeof IfMatch> }): Expected {
  const text = headers['if-match'];
  if (text === undefined || text === '*') return undefined;
  return [...text.matchAll(NUMBERED)].map(([, version]) => Number(version));
}

/** The same as a condition of the write itself: of writes at the same moment one finds its version, the others none. */
export const hasVersion = (version: Column, expected: Expected): SQL | undefined =>
  expected && sql`${version} = any(${sql.param([...expected])}::int[])`;

/** 412 with the record as it is now, so that the writer can look at both. */
export const stale = (
  present: unknown,
  message = 'Este registro foi alterado por outra pessoa enquanto você o editava.',
) => new HttpError(412, message, undefined, present);

/** The same records with their versions, for those who may change them. */
export const withVersion = <S extends RecordSource>(source: S, version: Column): S => ({
  ...source,
  fields: { ...source.fields, Version: sql`${version}` },
});
