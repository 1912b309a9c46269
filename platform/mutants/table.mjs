const STAGES = ['unit', 'api', 'browser', null];

function printRow(name, results) {
  const counts = STAGES.map((stage) => results.filter(({ seenBy }) => seenBy === stage).length);
  console.log(name.padEnd(28) + [results.length, ...counts].map((count) => String(count).padStart(8)).join(''));
}

/**
 * Prints by area how many defects each stage detects first, and names undetected ones.
 * @param {{ area: string, about: string, file: string, seenBy: string | null }[]} results
 * @returns the number of undetected defects
 */
export function printTable(results) {
  console.log(`\n${''.padEnd(28)} planted    unit     api browser  nobody`);
  for (const area of new Set(results.map((one) => one.area)))
    printRow(
      area,
      results.filter((one) => one.area === area),
    );
  printRow('all', results);
  const unseen = results.filter(({ seenBy }) => seenBy === null);
  for (const { file, about } of unseen) console.log(`seen by nobody: ${file}: ${about}`);
  return unseen.length;
}
