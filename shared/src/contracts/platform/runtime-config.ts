/**
 * Runtime configuration, inlined in the served page. None of it is compiled into a bundle, so one build serves every
 * installation.
 */
export interface RuntimeConfig {
  /** Base address of the API without a trailing slash; same origin by default. */
  apiBase: string;
  /** Value of the `Channel-Code` header of every request. Requests with another value are refused. */
  channelCode: string;
  /** Maximum size of an uploaded picture, in bytes; unknown if a module runs without its server. */
  imageLimit?: number;
  /** Codes of the person types that roles are derived from. */
  personTypes: { client: string; admin: string; seller: string };
}
