import { DrizzleQueryError } from 'drizzle-orm';

/** The part of an engine's error that the API reacts to. */
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

/** Finds the engine's own error under the wrappers of the query builder. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (const cause of causesOf(error)) if (isFailure(cause)) return cause;
  return undefined;
}

export const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/** Whether a transaction failed only because another one was there: the same may well succeed now. */
export const hasMetAnother = (code: string | undefined) => code === SERIALIZATION_FAILURE || code === DEADLOCK;

/** The connection was cut while it was in use. */
export class DatabaseUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('A conexão com o banco de dados caiu.', options);
  }
}

/**
 * Connection lost or refused (08), too many of them (53), statement ended by timeout, administrator or shutdown (57),
 * lock not to be had, database closed to connections, server that only reads, and what was retried in vain.
 */
const UNAVAILABLE = /^(08|53|57)|^(55P03|55000|25006|40001|40P01|25P03)$/;
const NETWORK = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)/;
/** The driver has no codes for what it finds out by itself. */
const DRIVER = /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered))/;

/** Whether a call failed because the database is away or overloaded, and not because of what was asked of it. */
export function isUnavailable(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    if (cause instanceof DatabaseUnavailable || DRIVER.test(cause.message)) return true;
    const { code } = cause as { code?: unknown };
    if (typeof code !== 'string') continue;
    if (isFailure(cause) ? UNAVAILABLE.test(code) : NETWORK.test(code)) return true;
  }
  return false;
}

/** Whether `error` is the violation of one named unique index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const failure = databaseFailure(error);
  return failure?.code === UNIQUE_VIOLATION && failure.constraint === constraint;
}

/** What may be written down of an error: the query builder's own message would carry the parameters. */
export function withoutParameters(error: Error): { type: string; message: string; stack?: string } {
  if (!(error instanceof DrizzleQueryError)) return { type: error.name, message: error.message, stack: error.stack };
  return { type: error.name, message: `${error.cause?.message ?? 'a consulta falhou'}: ${error.query}` };
}
