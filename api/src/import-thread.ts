import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { ImportItem } from '@rodovia/shared/contracts/catalog';
import { HttpError } from './base/http-error';
import {
  type CheckedFile,
  type CheckedRow,
  checkCsv,
  type FileCheck,
  type RefusedLine,
  refusedLines,
} from './csv/check-csv';
import { PORTION, type Question, type Reply } from './csv/checked-file';
import { cityFile } from './modules/city/city-file';
import { fitmentFile } from './modules/fitment/fitment-file';
import { productFile } from './modules/product/import/product-file';

/** Validations of files by kind, created from the data that a file is compared with. */
const CHECKS: Record<string, (known: never) => FileCheck<object>> = {
  product: productFile,
  city: cityFile,
  fitment: fitmentFile,
};

type Row = CheckedRow<object>;

// On Linux a priority applies to the calling thread: requests have precedence over files.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const parts: Uint8Array[] = [];
let content = Buffer.alloc(0);
let inOrder: Row[] = [];
let byKey: Row[] = [];

const wire = ({ line, row }: Row) => ({ line, ...row });

function checks(): FileCheck<object> {
  const { kind, known } = workerData as { kind: string; known: never };
  const check = CHECKS[kind];
  if (!check) throw new Error(`Unknown kind of file: ${kind}.`);
  return check(known);
}

async function read(): Promise<unknown> {
  content = Buffer.concat(parts.splice(0));
  const { rows, ...file }: CheckedFile<object> = await checkCsv(content, checks());
  inOrder = rows;
  byKey = [...rows].sort((a, b) => (a.key < b.key ? -1 : 1));
  return { ...file, rows: rows.length };
}

let refused: AsyncGenerator<RefusedLine> | undefined;

/** Returns the next portion of invalid lines, empty after the last one. */
async function nextRefused(taken: ImportItem[]): Promise<RefusedLine[]> {
  refused ??= refusedLines(content, checks(), new Map(taken.map((item) => [item.Line, item])));
  const lines: RefusedLine[] = [];
  while (lines.length < PORTION) {
    const { value, done } = await refused.next();
    if (done) break;
    lines.push(value);
  }
  return lines;
}

function answer(question: Question): unknown {
  if (question.kind === 'read') return read();
  if (question.kind === 'rows') {
    const rows = question.ordered ? byKey : inOrder;
    return JSON.stringify(rows.slice(question.from, question.from + PORTION).map(wire));
  }
  if (question.kind === 'refused') return nextRefused(question.taken);
  if (question.kind !== 'pick') return undefined;
  const lines = new Set(question.lines);
  return inOrder.filter(({ line }) => lines.has(line)).map(wire);
}

async function reply(question: Question): Promise<Reply> {
  try {
    return { answer: await answer(question) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { refused: { statusCode: error.statusCode, message: error.message } };
  }
}

parentPort?.on('message', (question: Question) => {
  if (question.kind === 'part') parts.push(question.part);
  else void reply(question).then((message) => parentPort?.postMessage(message));
});
