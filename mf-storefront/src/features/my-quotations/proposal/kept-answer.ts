import { ANSWER_KEY, useSession } from '@rodovia/shared/runtime';

/** What somebody was writing, by place. Of another person's session it is nobody's. */
interface Kept {
  owner: string | null;
  values: Record<string, object>;
}

function read(): Kept {
  const owner = useSession.getState().code;
  try {
    const kept = JSON.parse(localStorage.getItem(ANSWER_KEY) ?? 'null') as Kept | null;
    if (kept?.owner === owner && typeof kept.values === 'object') return kept;
  } catch {
    // what cannot be read is as good as none
  }
  return { owner, values: {} };
}

const write = (kept: Kept) => localStorage.setItem(ANSWER_KEY, JSON.stringify(kept));

/** What was being written at `place` when it was left, over `empty`. */
export const keptAnswer = <T extends object>(place: string, empty: T): T => ({
  ...empty,
  ...(read().values[place] as Partial<T> | undefined),
});

/** Keeps what is being written: closing the dialog, a reload and a lost connection cost nothing of it. */
export function keepAnswer(place: string, values: object) {
  const kept = read();
  write({ ...kept, values: { ...kept.values, [place]: values } });
}

/** What has been sent is kept no longer. */
export function forgetAnswer(place: string) {
  const kept = read();
  const { [place]: _sent, ...values } = kept.values;
  write({ ...kept, values });
}
