import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Tracing } from '../../../src/tracing/tracing';

/** Normalizes a statement: numbers of parameters, lengths of lists, white space. */
export const shapeOf = (text: string): string =>
  text
    .replace(/\$\d+/g, '?')
    .replace(/\s+/g, ' ')
    .replace(/\?(?:::\w+(?:\[\])?)?(?:, ?\?(?:::\w+(?:\[\])?)?)+/g, '?, …')
    .replace(/(\((?:[^()]|\([^()]*\))*\))(?:, ?\((?:[^()]|\([^()]*\))*\))+/g, '$1, …')
    .trim();

/** Collects the shapes of executed statements and writes them for the end of the run. */
export function statementRecorder(engine: string): { tracing: Tracing; write: () => void } {
  const shapes = new Set<string>();
  const record: Pick<Tracing, 'statement'> = {
    statement: (text, run) => {
      shapes.add(shapeOf(text));
      return run();
    },
  };
  return {
    tracing: record as Tracing,
    write: () => {
      const folder = join(process.env.TEST_PREPARED ?? '', 'statements');
      mkdirSync(folder, { recursive: true });
      const file = basename(expect.getState().testPath ?? '');
      const name = `${engine}-${randomBytes(6).toString('hex')}.json`;
      writeFileSync(join(folder, name), JSON.stringify({ engine, file, shapes: [...shapes] }));
    },
  };
}
