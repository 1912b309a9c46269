import { MOST_ITEMS } from '../../csv/check-csv';
import type { ReadFile } from '../../csv/checked-file';
import type { Executor } from '../../db/database';
import { PUBLIC_CODE_COLUMN } from './product-import-columns';
import { type TakenCode, takenCodes } from './product-import-compare';

const without = (lines: string, wrong: ReadonlySet<number>) =>
  JSON.stringify((JSON.parse(lines) as { line: number }[]).filter(({ line }) => !wrong.has(line)));

/**
 * The file with those lines counted among the wrong ones whose public code belongs to a product that is not theirs, also
 * where the file gives that one another code: codes are exchanged in two files.
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
  const errors = [...summary.errors, ...found].sort((a, b) => a.Line - b.Line).slice(0, MOST_ITEMS);
  return {
    ...file,
    summary: { ...summary, errors, wrong: summary.wrong + wrong.size },
    async *portions(ordered) {
      for await (const lines of file.portions(ordered)) yield without(lines, wrong);
    },
  };
}
