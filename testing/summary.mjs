import { judge } from './budgets.mjs';

const SLOWEST = 10;

const tenths = (seconds) => seconds.toFixed(1);

/** Prints the failed tests and their errors, by stage. */
export function printFailures(results) {
  for (const { name, failed, failures } of results) {
    if (failed === 0) continue;
    console.log(`\n== ${name}: o que não passou`);
    if (failures.length === 0) console.log('✘ o passo inteiro');
    for (const { test, why } of failures) console.log(`✘ ${test}${why && `\n${why.replaceAll(/^/gm, '    ')}`}`);
  }
}

/** Prints the slowest tests of each stage that reports single tests. */
export function printSlowest(results) {
  for (const { name, tests } of results) {
    if (tests.length === 0) continue;
    console.log(`\n== ${name}: os ${SLOWEST} testes mais lentos`);
    for (const one of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
      console.log(`${tenths(one.seconds).padStart(7)} s  ${[one.file, one.name].filter(Boolean).join(' › ')}`);
  }
}

const percent = (part) => `${Math.round(part * 100)} %`;

const COLUMNS = ['etapa', 'testes', 'segundos', 'limite', 'processador', 'outros programas'];

/** Prints a table of the stages: tests, seconds, limit, share of all cores in use, and share of other programs. */
export function printTable(results, budgets) {
  const rows = results.map((result) => {
    const { limit } = judge(result, budgets[result.name]);
    return [
      result.name,
      String(result.passed + result.failed),
      tenths(result.seconds),
      Number.isFinite(limit) ? tenths(limit) : '–',
      percent(result.share),
      percent(result.others),
    ];
  });
  const all = [COLUMNS, ...rows];
  const widths = COLUMNS.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  console.log('\n== Etapas');
  for (const row of all)
    console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '));
}

/**
 * Prints the stages that exceed their budget with the files that grew.
 * @returns {number} their number
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
