import type { ReleaseDesk } from '../../src/context/release-desk';

/** Creates a release desk that records its calls. */
export const deskOf = (change: Partial<ReleaseDesk> = {}) => {
  const done: unknown[][] = [];
  const desk: ReleaseDesk = {
    read: async () => ({ Modules: [] }),
    history: async () => ({ Steps: [], Count: 0 }),
    act: async (...given) => {
      done.push(given);
      return [];
    },
    ticket: (module, port) => `${module} ${port}`,
    ...change,
  };
  return { desk, done };
};
