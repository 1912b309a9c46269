export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor did before the page's code had come. */
export interface Early {
  /** Ends the watch. */
  stop: AbortController;
  /** What was put into each field; a checkbox holds whether it is ticked. */
  fields: Map<Field, string | boolean>;
  last?: HTMLButtonElement | HTMLFormElement | null;
}

declare global {
  /** Filled by a script in the drawn page (`platform/src/origin/drawn-page.ts`); missing if the origin is older. */
  var rodoviaEarly: Early | undefined;
}

/** Ends the watch of a drawn page and returns what it noted. */
export function endWatch(): Early | undefined {
  globalThis.rodoviaEarly?.stop.abort();
  return globalThis.rodoviaEarly;
}
