export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Input of a visitor before the page's code had loaded. */
export interface Early {
  /** Stops recording. */
  stop: AbortController;
  /** Values entered per field; for a checkbox, whether it is checked. */
  fields: Map<Field, string | boolean>;
  last?: HTMLButtonElement | HTMLFormElement | null;
}

declare global {
  /**
   * Filled by a script in the server-rendered page (`platform/src/origin/page/early-input.ts`); undefined if the origin is
   * older.
   */
  var rodoviaEarly: Early | undefined;
}

/** Stops recording. */
export const endWatch = (): void => globalThis.rodoviaEarly?.stop.abort();
