import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * `detections.json`: which stage detects each planted defect first, and by which test file, when it was last asked. A
 * run asks that test before all others, so that it mostly needs one test file for each defect.
 */
const file = fileURLToPath(new URL('detections.json', import.meta.url));

/** @typedef {{ stage: string, test: string | null }} Detection `test`: none if it cannot be run by itself. */

/**
 * Reads the recorded detections by what the defects are called.
 * @returns {Record<string, Detection>}
 */
export const readDetections = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * Records the detections of these defects; what is recorded of other existing ones stays.
 * @param {{ about: string, seenBy: string | null, test: string | null }[]} results
 * @param {string[]} existing what all planted defects are called
 */
export function writeDetections(results, existing) {
  const known = readDetections();
  for (const { about, seenBy, test } of results) {
    if (seenBy) known[about] = { stage: seenBy, test };
    else delete known[about];
  }
  const recorded = existing.filter((about) => known[about]).map((about) => [about, known[about]]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(recorded), null, 2)}\n`);
}
