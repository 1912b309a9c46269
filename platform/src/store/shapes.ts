import { moduleDeclarationSchema } from '@rodovia/shared/contracts/platform';
import { LRUCache } from 'lru-cache';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type BundleFacts, bundleFormat, recordFormat } from './formats';
import type { Decision, Pointer, ReleaseRecord } from './release';

/** A document of the store is unreadable. Only what it is about is affected. */
export class Unreadable extends Error {}

const Share = Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 100 });

const pointerSchema = Type.Object({
  release: Type.String({ minLength: 1 }),
  canary: Type.Optional(
    Type.Object({ release: Type.String({ minLength: 1 }), traffic: Share, digest: Type.Optional(Type.String()) }),
  ),
  digest: Type.Optional(Type.String()),
  withdrawn: Type.Optional(Type.Boolean()),
  at: Type.String(),
  by: Type.String(),
  why: Type.String(),
  probed: Type.Optional(Type.String()),
  decision: Type.Optional(Type.Integer({ minimum: 1 })),
});

const decisionSchema = Type.Object({
  pointers: Type.Array(Type.Object({ module: Type.String(), seq: Type.Integer({ minimum: 1 }) })),
});

const KINDS: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  integer: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um objeto',
};

interface Failure {
  keyword: string;
  instancePath: string;
  params: object;
}

/** Keywords whose failure another error of the same place explains. */
const REPEATED = new Set(['boolean', 'anyOf']);

function sentenceOf({ keyword, instancePath, params }: Failure): string {
  const place = instancePath.slice(1).replaceAll('/', '.');
  const given = params as Record<string, unknown>;
  const named = (key: string) => (given[key] as unknown[]).map((one) => `'${String(one)}'`).join(', ');
  const at = place ? `'${place}'` : 'O todo';
  if (keyword === 'required') return `Falta ${named('requiredProperties')}${place ? ` em '${place}'` : ''}.`;
  if (keyword === 'additionalProperties')
    return `Não se conhece ${named('additionalProperties')}${place ? ` em '${place}'` : ''}.`;
  if (keyword === 'type') return `${at} deve ser ${KINDS[String(given.type)] ?? String(given.type)}.`;
  if (keyword === 'enum') return `${at} deve ser um de ${named('allowedValues')}.`;
  if (keyword === 'pattern')
    return given.pattern === '^/' ? `${at} deve começar com '/'.` : `${at} não tem a forma esperada.`;
  return `${at} está vazio ou passa do limite.`;
}

/** Returns a function that lists the errors of a value as sentences. */
const problemsBy = (schema: TSchema) => {
  const check = Compile(schema);
  return (value: unknown, isLenient: boolean): string[] => {
    const failures = check.Check(value) ? [] : (check.Errors(value) as Failure[]);
    const relevant = failures.filter(({ keyword }) => !REPEATED.has(keyword));
    const shown = isLenient ? relevant.filter(({ keyword }) => keyword !== 'additionalProperties') : relevant;
    return [...new Set(shown.map(sentenceOf))];
  };
};

const ofDeclaration = problemsBy(moduleDeclarationSchema);
const ofRecord = problemsBy(recordFormat);
const ofBundle = problemsBy(bundleFormat);
const ofPointer = problemsBy(pointerSchema);
const ofDecision = problemsBy(decisionSchema);

/** Returns the errors of a `module.json` as sentences, including unknown keys. */
export const declarationProblems = (declaration: unknown): string[] => ofDeclaration(declaration, false);

/** Parses a document of the store. Properties of newer versions are ignored. */
function readAs<T>(what: string, text: Buffer | string, problemsOf: ReturnType<typeof problemsBy>): T {
  let value: unknown;
  try {
    value = JSON.parse(text.toString());
  } catch {
    throw new Unreadable(`${what} não é JSON.`);
  }
  const problems = problemsOf(value, true);
  if (problems.length > 0) throw new Unreadable(`${what}: ${problems.join(' ')}`);
  return value as T;
}

/** Valid records by their text: those of live releases are read again and again. */
const records = new LRUCache<string, ReleaseRecord>({ max: 50 });

/** Parses the record of a release. @throws {Unreadable} with what is wrong. */
export function readRecord(what: string, text: Buffer | string): ReleaseRecord {
  const content = text.toString();
  const record = records.get(content) ?? readAs<ReleaseRecord>(what, content, ofRecord);
  records.set(content, record);
  return record;
}

/** Parses the facts of a build. @throws if they have another shape; `what` names them in the message. */
export const readBundle = (what: string, text: Buffer | string) => readAs<BundleFacts>(what, text, ofBundle);
/** Parses a pointer of a channel. @throws if it has another shape; `what` names it in the message. */
export const readPointer = (what: string, text: Buffer | string) => readAs<Pointer>(what, text, ofPointer);
/** Parses a decision about a canary. @throws if it has another shape; `what` names it in the message. */
export const readDecision = (what: string, text: Buffer | string) => readAs<Decision>(what, text, ofDecision);

/** Parses a document without a schema; null if it is no JSON. */
export function parsed<T>(content: Buffer): T | null {
  try {
    return JSON.parse(content.toString()) as T;
  } catch {
    return null;
  }
}

/** Handles a failed read: undefined for an unreadable document, all other errors are rethrown. */
export function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof Unreadable)) throw error;
}
