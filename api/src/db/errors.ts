import { DrizzleQueryError } from 'drizzle-orm';

/** The part of a database error that the API handles. */
export interface DatabaseFailure {
  code: string;
  constraint: string;
}

function isFailure(value: unknown): value is DatabaseFailure {
  return (
    value instanceof Error && typeof (value as Partial<DatabaseFailure>).code === 'string' && 'constraint' in value
  );
}

function* causesOf(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

/** Returns the engine's error inside the wrappers of the query builder. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (const cause of causesOf(error)) if (isFailure(cause)) return cause;
  return undefined;
}

/** SQLSTATE of a value that another row has already. */
export const UNIQUE_VIOLATION = '23505';
/** SQLSTATE of a reference to a row that does not exist, or of a row that others refer to. */
export const FOREIGN_KEY_VIOLATION = '23503';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/** Returns whether a transaction failed only because of a concurrent one, so that a retry may succeed. */
export const hasMetAnother = (code: string | undefined) => code === SERIALIZATION_FAILURE || code === DEADLOCK;

/** The connection was lost while in use. */
export class DatabaseUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('A conexão com o banco de dados caiu.', options);
  }
}

/**
 * Connection lost or refused (08), too many connections (53), statement ended by timeout, administrator or shutdown
 * (57), lock not available, database closed to connections, read-only server, and failed retries.
 */
const UNAVAILABLE = /^(08|53|57)|^(55P03|55000|25006|40001|40P01|25P03)$/;
const NETWORK = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)/;
/** Messages of errors that the driver raises without a code. */
const DRIVER = /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered))/;

/** Returns whether a call failed because the database is unavailable or overloaded. */
export function isUnavailable(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (cause instanceof DatabaseUnavailable || DRIVER.test(cause.message)) return true;
    const { code } = cause as { code?: unknown };
    if (typeof code !== 'string') continue;
    if (isFailure(cause) ? UNAVAILABLE.test(code) : NETWORK.test(code)) return true;
  }
  return false;
}

/** Returns whether an error is the violation of the given unique index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const failure = databaseFailure(error);
  return failure?.code === UNIQUE_VIOLATION && failure.constraint === constraint;
}

/** Returns what can be logged of an error, without the parameters that the query builder puts into messages. */
export function withoutParameters(error: Error): { type: string; message: string; stack?: string } {
  if (!(error instanceof DrizzleQueryError)) return { type: error.name, message: error.message, stack: error.stack };
  return { type: error.name, message: `${error.cause?.message ?? 'a consulta falhou'}: ${error.query}` };
}
