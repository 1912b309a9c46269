import { judged, slownessOf } from './budgets.mjs';

const WIDTH = 46;

const row = (cells) =>
  cells.map((cell, i) => (i === 0 ? String(cell).padEnd(WIDTH) : String(cell).padStart(9))).join('');

const whole = (value) => Math.round(value);
const COLUMNS = {
  requests: ['pedidos', whole],
  js: ['JS kB', (value) => value.toFixed(1)],
  kB: ['kB', (value) => value.toFixed(1)],
  fcp: ['FCP', whole],
  lcp: ['LCP', whole],
  tbt: ['TBT', whole],
  cls: ['CLS', (value) => value.toFixed(3)],
  ready: ['visível', whole],
  works: ['completa', whole],
  ms: ['ms', whole],
  inp: ['INP', whole],
  effect: ['efeito', whole],
  longest: ['tarefa', whole],
};
const ratio = (ours, other) => (other > 0 ? (ours / other).toFixed(2) : '–');

/** Prints the figures of a section by label; with `ratios` also their ratio to the first one. */
export function printFigures(section, figures, { ratios = false } = {}) {
  const [[, ours], ...others] = figures;
  const columns = Object.keys(COLUMNS).filter((key) => key in ours);
  console.log(`\n${row([section, ...columns.map((key) => COLUMNS[key][0])])}`);
  for (const [label, one] of figures) console.log(row([label, ...columns.map((key) => COLUMNS[key][1](one[key]))]));
  if (!ratios) return;
  for (const [label, one] of others)
    console.log(row([`  Rodovia ÷ ${label}`, ...columns.map((key) => ratio(ours[key], one[key]))]));
}

const short = (value) => (value < 10 ? value.toFixed(2) : Math.round(value));

/** Prints all budgets whose figures this run has. */
export function printBudgets(found) {
  console.log(`\n${row(['', 'medido', 'até'])}`);
  for (const { name, value, most, isOk } of judged(found))
    console.log(`${row([name, short(value), most])}  ${isOk ? 'ok' : 'ACIMA'}`);
  const slowness = slownessOf(found);
  if (slowness)
    console.log(`Nesta execução a máquina foi ${slowness.toFixed(2)} × tão lenta como a dos limites em ms.`);
}
