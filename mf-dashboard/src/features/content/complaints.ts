import { createContext, useContext } from 'react';

/** What the server has against the fields of a part, by the path within it, and the way to take some of it back. */
export interface PartComplaints {
  of: (path: string) => string | undefined;
  /** Takes back what is said of a field, and of everything under it. */
  clear: (path: string) => void;
  /** True where anything is said under a path. */
  under: (path: string) => boolean;
}

export const ComplaintsContext = createContext<PartComplaints>({
  of: () => undefined,
  clear: () => undefined,
  under: () => false,
});

export const useComplaints = () => useContext(ComplaintsContext);

export const isUnder = (path: string, at: string) => path === '' || at === path || at.startsWith(`${path}.`);
