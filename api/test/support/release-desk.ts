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
    preview: async (module, release) => ({ Address: `/${module}/${release}`, Until: '2026-12-12T00:00:00.000Z' }),
    ticket: (module, port) => `${module} ${port}`,
    ...change,
  };
  return { desk, done };
};
