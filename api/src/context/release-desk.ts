import type { PublicationHistory, Published, ReleaseDeed } from '@rodovia/shared/contracts/published';

/** What publishes modules beside this API, for administrators; it rejects where its store does not answer. */
export interface ReleaseDesk {
  /** What visitors get of every module. */
  read(): Promise<Published>;
  /** What was done, the latest first, from page 1 on; of one module where it is given. */
  history(page: number, module?: string): Promise<PublicationHistory>;
  /** Does it in somebody's name. Answers why it was refused, a sentence each; nothing where it was done. */
  act(module: string, deed: ReleaseDeed, by: string): Promise<string[]>;
  /** What a browser gets a module for a while from its own machine with, where it listens on this port. */
  ticket(module: string, port: number): string;
}
