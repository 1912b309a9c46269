/** Time in ms that component tests wait for an element: a busy machine is slow, and only what hangs may fail. */
const PATIENCE_MS = 60_000;

if (typeof window !== 'undefined') require('@testing-library/react').configure({ asyncUtilTimeout: PATIENCE_MS });
