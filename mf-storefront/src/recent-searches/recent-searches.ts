import { callPath, useSession } from '@rodovia/shared/runtime';
import { storedState } from '../stored-state';

/** What was searched for: words, or a size. */
export interface Search {
  key: 'term' | 'size';
  words: string;
}

interface Recent {
  /** Code of the person who searched; null for a visitor. */
  owner: string | null;
  /** Newest first. */
  searches: Search[];
}

const MAX_SEARCHES = 5;
const MAX_LENGTH = 100;

const isSearch = (stored: unknown): stored is Search => {
  const { key, words } = (stored ?? {}) as Partial<Record<keyof Search, unknown>>;
  return (key === 'term' || key === 'size') && typeof words === 'string' && words !== '' && words.length <= MAX_LENGTH;
};

function read(stored: unknown): Recent {
  const { owner, searches } = (stored ?? {}) as Partial<Record<keyof Recent, unknown>>;
  return {
    owner: typeof owner === 'string' ? owner : null,
    searches: Array.isArray(searches) ? searches.filter(isSearch).slice(0, MAX_SEARCHES) : [],
  };
}

const recent = storedState('rodovia.searches', read);

/** Whoever is logged in sees what a visitor searched for before, and nobody what another person did. */
const ownOf = ({ owner, searches }: Recent, code: string | null) => (owner === null || owner === code ? searches : []);

/** Notes what the list of an address was searched for, if it was. */
export function noteSearch(search: URLSearchParams): void {
  const key = search.get('term')?.trim() ? 'term' : 'size';
  const made = { key, words: search.get(key)?.trim() };
  if (!isSearch(made)) return;
  const { code } = useSession.getState();
  const others = ownOf(recent.get(), code).filter(({ key, words }) => key !== made.key || words !== made.words);
  recent.set({ owner: code, searches: [made, ...others].slice(0, MAX_SEARCHES) });
}

/** Returns the address of a search. */
export const searchPath = ({ key, words }: Search): string => callPath('/modelos', { [key]: words });

/** Returns the newest searches of this person on this device. */
export function useRecentSearches(): readonly Search[] {
  const code = useSession((session) => session.code);
  return ownOf(recent.use(), code);
}

/** Forgets what was searched for on this device. */
export const forgetSearches = (): void => recent.set(undefined);
