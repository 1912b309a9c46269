import type { PreviewAddress, PublicationHistory, Published, ReleaseAction } from '@rodovia/shared/contracts/platform';

/** Publishing of modules for administrators; rejects if its store does not answer. */
export interface ReleaseDesk {
  /** Returns the published state of every module. */
  read(): Promise<Published>;
  /** Returns the publication history, newest first, from page 1; optionally of one module. */
  history(page: number, module?: string): Promise<PublicationHistory>;
  /** Runs an action on behalf of a person. Returns the reasons of a refusal as sentences; empty on success. */
  act(module: string, input: ReleaseAction, by: string): Promise<string[]>;
  /** Opens a published release to whoever has the returned address; otherwise returns the reasons of a refusal. */
  preview(module: string, release: string): Promise<PreviewAddress | string[]>;
  /** Returns a ticket with which a browser temporarily loads a module from its own machine at this port. */
  ticket(module: string, port: number): string;
}
