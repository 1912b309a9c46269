import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../platform/scripts/inputs.mjs';
import { COSTLY, inTurn, isFileInTurn, turnOf } from './rotation.mjs';

/** An unlimited history. */
const hashAt = (position) => `hash of ${position}`;
const turnAt = (position) => turnOf(position, (back) => hashAt(position - back));

test('every turn comes once in each block of ten commits, in an order that the hash decides', () => {
  const blocks = Array.from({ length: 20 }, (_, block) =>
    Array.from({ length: 10 }, (_, place) => turnAt(block * 10 + place + 1)),
  );
  for (const turns of blocks) assert.deepEqual(turns.toSorted(), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.ok(new Set(blocks.map(String)).size > 15);
});

test('whatever the number of parts, ten commits run every cell', () => {
  const before = process.env.MATRIX;
  const cells = Array.from({ length: 33 }, (_, cell) => cell);
  try {
    for (let parts = 1; parts <= 10; parts += 1) {
      const seen = new Set();
      for (let position = 41; position <= 50; position += 1) {
        process.env.MATRIX = String(turnAt(position));
        for (const cell of inTurn(cells, parts)) seen.add(cell);
      }
      assert.deepEqual([...seen].sort(), [...cells].sort());
    }
    process.env.MATRIX = 'all';
    assert.deepEqual(inTurn(cells, 7), cells);
    assert.throws(() => inTurn(cells, 11));
  } finally {
    if (before === undefined) delete process.env.MATRIX;
    else process.env.MATRIX = before;
  }
});

test('every costly file exists, and is run by some of ten commits, and by all turns', () => {
  for (const file of Object.keys(COSTLY)) {
    assert.ok(existsSync(path.join(root, file)), file);
    const turns = Array.from({ length: 10 }, (_, turn) => isFileInTurn(file, String(turn)));
    assert.ok(turns.includes(true) && turns.includes(false), file);
    assert.ok(isFileInTurn(file, 'all'));
  }
  assert.ok(isFileInTurn('e2e/specs/start.spec.ts', '0'));
});
