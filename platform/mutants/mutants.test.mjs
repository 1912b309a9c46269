import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allMutants, mutated } from './mutants.mjs';

test('every defect has the one place that it is planted at', async () => {
  const mutants = await allMutants();
  const faults = mutants.flatMap((mutant) => {
    try {
      mutated(mutant);
      return mutant.find === mutant.put ? [`${mutant.about} changes nothing`] : [];
    } catch (error) {
      return [error.message];
    }
  });
  assert.deepEqual(faults, []);
});

test('no two defects are called the same', async () => {
  const names = (await allMutants()).map(({ about }) => about);
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
});
