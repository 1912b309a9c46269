import { ApiError } from '@rodovia/shared/runtime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { STALE } from '../../contracts/records';
import { ConflictPanel, type ShownField } from './conflict-panel';
import { type Conflict, contested } from './merge';

/** A record with a version. */
export interface Versioned {
  Version?: number;
}

/** Returns the current record if a write failed with a conflict. */
const presentOf = (error: unknown) =>
  error instanceof ApiError && error.status === STALE ? (error.present as object | undefined) : undefined;

/** Returns whether a write failed because the record has changed since it was read. */
export const isStale = (error: unknown) => presentOf(error) !== undefined;

interface Options<R extends Versioned, V extends object, Answer> {
  /** The record that the form started with; undefined for a new record. */
  record: R | undefined;
  valuesOf: (record: R) => V;
  fields: readonly ShownField<V>[];
  /**
   * Writes the values over the given version. Resolves to undefined on success, otherwise to the errors; rejects with
   * an error that `isStale` recognizes if the version is outdated.
   */
  write: (values: V, known: R | undefined) => Promise<Answer>;
  /** Submission result while a choice is pending. */
  waiting: Answer;
}

/**
 * Optimistic locking for a form: if somebody else has changed the record, `panel` shows both versions instead of the
 * fields; render it inside of the `Form`. Changes of different fields are merged without asking.
 */
export function useVersioned<R extends Versioned, V extends object, Answer>({
  record,
  valuesOf,
  fields,
  write,
  waiting,
}: Options<R, V, Answer>): { save: (values: V) => Promise<Answer>; panel: ReactNode } {
  const known = useRef(record);
  // values that the input is based on
  const base = useRef(record && valuesOf(record));
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  // a form that stays open after saving continues with the saved record once that has been read
  const hasSaved = useRef(false);
  useEffect(() => {
    if (!hasSaved.current || !record || record.Version === known.current?.Version) return;
    known.current = record;
    base.current = valuesOf(record);
    hasSaved.current = false;
  });
  const save = async (mine: V): Promise<Answer> => {
    try {
      const answer = await write(mine, known.current);
      hasSaved.current = answer === undefined;
      return answer;
    } catch (error) {
      const present = presentOf(error) as R | undefined;
      if (!base.current || !present || present.Version === known.current?.Version) throw error;
      known.current = present;
      const { by } = error as ApiError;
      const found = { base: base.current, theirs: valuesOf(present), mine, by };
      if (contested(fields, found).length === 0) return save(mine);
      setConflict(found);
      return waiting;
    }
  };
  const settle = () => {
    base.current = conflict?.theirs;
    setConflict(null);
  };
  const panel = conflict && <ConflictPanel fields={fields} conflict={conflict} onSettled={settle} />;
  return { save, panel };
}
