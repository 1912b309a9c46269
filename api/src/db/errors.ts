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

/** Finds the engine's own error under the wrappers of the query builder. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (isFailure(current)) return current;
  }
  return undefined;
}

export const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';

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
