/**
 * What the server tells the browser at run time, inlined in the served page. Nothing of it is compiled
 * into a bundle, so one build serves every installation.
 */
export interface RuntimeConfig {
  /** Base address of the API, without a trailing slash; same origin by default. */
  apiBase: string;
  /** Sent with every request in the `Channel-Code` header; a request with another one is refused. */
  channelCode: string;
  /** Largest picture that the server takes, in bytes; unknown while a module runs without its server. */
  imageLimit?: number;
  /** The three person types a role is derived from. */
  personTypes: { client: string; admin: string; seller: string };
}
