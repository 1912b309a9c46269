import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTurn, turnOf } from './rotation.mjs';

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
