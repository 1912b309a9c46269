import { STALE } from '@rodovia/shared/contracts/if-match';
import { ApiError } from '@rodovia/shared/runtime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConflictPanel, type ShownField } from './conflict-panel';
import { type Conflict, contested } from './merge';

/** A record that tells its version. */
export interface Versioned {
  Version?: number;
}

/** The record as somebody else has left it, where that is why a write failed. */
const presentOf = (error: unknown) =>
  error instanceof ApiError && error.status === STALE ? (error.present as object | undefined) : undefined;

/** Whether a write failed because the record is not what its form began with. */
export const isStale = (error: unknown) => presentOf(error) !== undefined;

interface Options<R extends Versioned, V extends object, Answer> {
  /** What the form began with; a new record has nothing to conflict with. */
  record: R | undefined;
  valuesOf: (record: R) => V;
  fields: readonly ShownField<V>[];
  /**
   * Writes the values over the given version. Resolves to undefined once they are written, and to whatever tells what is
   * wrong with them; rejects with what `isStale` recognizes where it is not that version any more.
   */
  write: (values: V, known: R | undefined) => Promise<Answer>;
  /** Answer of a submission that waits for a choice. */
  waiting: Answer;
}

/**
 * The write of a form that overwrites nobody: where somebody else has changed the record meanwhile, `panel` shows both
 * versions, in place of the form's fields and inside of its `Form`. What nobody else has touched is saved at once.
 */
export function useVersioned<R extends Versioned, V extends object, Answer>({
  record,
  valuesOf,
  fields,
  write,
  waiting,
}: Options<R, V, Answer>): { save: (values: V) => Promise<Answer>; panel: ReactNode } {
  const known = useRef(record);
  // What was typed was typed over these values.
  const base = useRef(record && valuesOf(record));
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  // A form that stays after it was saved goes on from what was saved, once that is read.
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
