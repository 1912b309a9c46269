import { judge } from './budgets.mjs';

const SLOWEST = 10;

const tenths = (seconds) => seconds.toFixed(1);

/** Prints the tests that failed, by stage. */
export function printFailures(results) {
  for (const { name, failed, names } of results) {
    if (failed === 0) continue;
    console.log(`\n== ${name}: o que não passou`);
    for (const one of names.length > 0 ? names : ['o passo inteiro']) console.log(`✘ ${one}`);
  }
}

/** Prints the slowest tests of each stage that reports its tests one by one. */
export function printSlowest(results) {
  for (const { name, tests } of results) {
    if (tests.length === 0) continue;
    console.log(`\n== ${name}: os ${SLOWEST} testes mais lentos`);
    for (const one of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
      console.log(`${tenths(one.seconds).padStart(7)} s  ${[one.file, one.name].filter(Boolean).join(' › ')}`);
  }
}

const COLUMNS = ['etapa', 'testes', 'segundos', 'limite', 'processador'];

/** Prints a table of the stages: tests, seconds, the most it may take, and how much of all cores was in use meanwhile. */
export function printTable(results, budgets) {
  const rows = results.map((result) => {
    const { limit } = judge(result, budgets[result.name]);
    return [
      result.name,
      String(result.passed + result.failed),
      tenths(result.seconds),
      Number.isFinite(limit) ? tenths(limit) : '–',
      `${Math.round(result.share * 100)} %`,
    ];
  });
  const all = [COLUMNS, ...rows];
  const widths = COLUMNS.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  console.log('\n== Etapas');
  for (const row of all)
    console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '));
}

/**
 * Prints the stages that take longer than their budget, each with the files that grew.
 * @returns {number} how many there are
 */
export function printOverBudget(results, budgets) {
  const over = results
    .map((result) => ({ result, ...judge(result, budgets[result.name]) }))
    .filter((one) => one.isOver);
  for (const { result, limit, grown } of over) {
    console.log(`\n✘ ${result.name} levou ${tenths(result.seconds)} s; o limite é ${tenths(limit)} s. O que cresceu:`);
    if (grown.length === 0) console.log('  nenhum arquivo sozinho');
    for (const { file, before, now } of grown)
      console.log(`  ${file}: ${before === 0 ? 'novo' : `${tenths(before)} s`} → ${tenths(now)} s`);
  }
  return over.length;
}
