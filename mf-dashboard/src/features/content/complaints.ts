import { createContext, useContext } from 'react';

/** Server errors of a part by field path, and a function to clear them. */
export interface PartComplaints {
  of: (path: string) => string | undefined;
  /** Clears the errors of a field and its descendants. */
  clear: (path: string) => void;
  /** Returns whether there are errors below a path. */
  under: (path: string) => boolean;
}

export const ComplaintsContext = createContext<PartComplaints>({
  of: () => undefined,
  clear: () => undefined,
  under: () => false,
});

export const useComplaints = () => useContext(ComplaintsContext);

export const isUnder = (path: string, at: string) => path === '' || at === path || at.startsWith(`${path}.`);
