import type { Tracing } from '../tracing/tracing';
import type { EmbeddedClient } from './embedded/embedded-client';

type Statement = string | { text: string };
type Query = (statement: Statement, ...rest: unknown[]) => Promise<unknown>;

const textOf = (statement: Statement) => (typeof statement === 'string' ? statement : statement.text);

/** Traces the statements of a pool or connection. */
export function traceStatements(client: object, tracing: Tracing): void {
  const own = client as { query: Query };
  const query = own.query.bind(client) as Query;
  own.query = (statement, ...rest) => tracing.statement(textOf(statement), () => query(statement, ...rest));
}

type Runner = Pick<EmbeddedClient, 'query'>;

const tracedRunner = (client: Runner, tracing: Tracing): Runner => ({
  query: (text, params, options) => tracing.statement(text, () => client.query(text, params, options)),
});

/** Returns the embedded client with traced statements, including those of transactions. */
export const tracedClient = (
  client: EmbeddedClient,
  tracing: Tracing,
): Pick<EmbeddedClient, 'query' | 'transaction'> => ({
  ...tracedRunner(client, tracing),
  transaction: (work) => client.transaction((inner) => work(tracedRunner(inner, tracing))),
});
