import { MAX_ITEMS } from '../../../csv/check-csv';
import type { ReadFile } from '../../../csv/checked-file';
import type { Executor } from '../../../db/database';
import { PUBLIC_CODE_COLUMN } from './import-columns';
import { type TakenCode, takenCodes } from './import-compare';

const without = (lines: string, wrong: ReadonlySet<number>) =>
  JSON.stringify((JSON.parse(lines) as { line: number }[]).filter(({ line }) => !wrong.has(line)));

/**
 * Counts lines as invalid whose public code belongs to another product, even if the file gives that product another
 * code: codes can only be swapped in two steps.
 */
export async function withCodesChecked(db: Executor, file: ReadFile): Promise<ReadFile> {
  const taken: TakenCode[] = [];
  for await (const lines of file.portions(false)) taken.push(...(await takenCodes(db, lines)));
  if (taken.length === 0) return file;
  const wrong = new Set(taken.map(({ line }) => line));
  const { summary } = file;
  const found = taken.map(({ line: Line, code: Code, owner }) => ({
    Line,
    Column: PUBLIC_CODE_COLUMN,
    Code,
    Error: `Já é o código público do produto ${owner}.`,
  }));
  const errors = [...summary.errors, ...found].sort((a, b) => a.Line - b.Line).slice(0, MAX_ITEMS);
  return {
    ...file,
    taken: found,
    summary: { ...summary, rows: summary.rows - wrong.size, errors, wrong: summary.wrong + wrong.size },
    async *portions(ordered) {
      for await (const lines of file.portions(ordered)) yield without(lines, wrong);
    },
  };
}
