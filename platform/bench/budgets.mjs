/** Names of measurements, used in the output and in the budgets. */
export const PRODUCT = '/modelos/{guid}';
export const BRANDS = '/admin/marcas';
export const DASHBOARD = '/admin/dashboard';
export const WALKS = 'de página a página';
export const PRODUCTS = '/admin/produtos com 20.000 produtos';
export const EARLY = 'logo depois da primeira pintura';
export const OURS = 'Rodovia';
export const AGAIN = 'Rodovia, segunda visita';
export const WITH_WORKER = 'Rodovia, segunda visita com service worker';
export const SINGLE = 'sem federação';
export const STATIC = 'página estática';
export const REACT = 'piso React';
export const ANTD = 'uma tabela antd';
export const REACT_ADMIN = 'react-admin';
export const REFINE = 'refine';

const STOREFRONT = ['/', '/modelos', PRODUCT];
const at = (section, key, label = OURS) => ({ section, label, key });

/** Budget of at most `most`: for a figure, or with `other` for its ratio to another figure of the same run. */
const budget = (name, most, figure, other) => ({ name, most, figure, other });

const action = (section, label, most, key = 'ms') => budget(`${label}, ms`, most, at(section, key, label));

/** Budgets of all figures. */
const BUDGETS = [
  budget('primeira lista: linhas ÷ tabela antd', 0.65, at(BRANDS, 'ready'), at(BRANDS, 'ready', ANTD)),
  budget('primeira lista: linhas ÷ react-admin', 0.6, at(BRANDS, 'ready'), at(BRANDS, 'ready', REACT_ADMIN)),
  budget('primeira lista: tabela inteira ÷ tabela antd', 1.1, at(BRANDS, 'works'), at(BRANDS, 'works', ANTD)),
  budget('primeira lista: FCP ÷ página estática', 1.2, at(BRANDS, 'fcp'), at(BRANDS, 'fcp', STATIC)),
  budget('primeira lista: TBT ÷ react-admin', 0.6, at(BRANDS, 'tbt'), at(BRANDS, 'tbt', REACT_ADMIN)),
  budget('primeira lista: JS, kB', 300, at(BRANDS, 'js')),
  budget('primeira lista, segunda visita, ms', 900, at(BRANDS, 'ready', AGAIN)),
  budget('dashboard: contadores ÷ linhas da lista', 1, at(DASHBOARD, 'ready'), at(BRANDS, 'ready')),
  budget('dashboard: JS, kB', 420, at(DASHBOARD, 'js')),
  ...['página seguinte', 'filtrar', 'ordenar'].flatMap((name) => [
    action(PRODUCTS, name, 250),
    budget(`${name}: tarefa mais longa, ms`, 80, at(PRODUCTS, 'longest', name)),
  ]),
  action(WALKS, 'outro módulo, a primeira vez', 600),
  action(WALKS, 'outro módulo, já visto', 150),
  action(WALKS, 'outro módulo, de novo', 150),
  ...['tocar em Adicionar', 'escrever na busca', 'abrir os filtros'].map((name) => action(EARLY, name, 200, 'inp')),
  budget('/modelos: TBT ÷ piso React', 1.5, at('/modelos', 'tbt'), at('/modelos', 'tbt', REACT)),
  budget('/modelos: FCP ÷ página estática', 1.15, at('/modelos', 'fcp'), at('/modelos', 'fcp', STATIC)),
  budget(
    '/modelos: FCP, segunda visita com service worker ÷ primeira',
    0.5,
    at('/modelos', 'fcp', WITH_WORKER),
    at('/modelos', 'fcp'),
  ),
  budget('/modelos: LCP ÷ página estática', 1.2, at('/modelos', 'lcp'), at('/modelos', 'lcp', STATIC)),
  ...STOREFRONT.flatMap((route) => [
    budget(`${route}: tarefa mais longa, ms`, 100, at(route, 'longest')),
    budget(`${route}: JS, kB`, 112, at(route, 'js')),
  ]),
  ...[...STOREFRONT, BRANDS, DASHBOARD].flatMap((route) => [
    budget(`${route}: kB ÷ sem federação`, 1.15, at(route, 'kB'), at(route, 'kB', SINGLE)),
    budget(`${route}: FCP ÷ sem federação`, 1.03, at(route, 'fcp'), at(route, 'fcp', SINGLE)),
    budget(`${route}: TBT ÷ sem federação`, 1.1, at(route, 'tbt'), at(route, 'tbt', SINGLE)),
  ]),
];

/**
 * Total blocking time in ms of the smallest React page on the machine of the budgets. Its value in a run tells the
 * speed of the current machine.
 */
const RULER_MS = 175;

/** Returns how much slower the machine is in this run than that of the budgets; undefined without the page. */
export function slownessOf(found) {
  const tbt = found.get('/modelos')?.get(REACT)?.tbt;
  return tbt && tbt / RULER_MS;
}

/** Judges all budgets whose figures are in `found`, by section and label. */
export function judged(found) {
  const figureOf = ({ section, label, key }) => found.get(section)?.get(label)?.[key];
  return BUDGETS.map(({ name, most, figure, other }) => {
    const value = other ? figureOf(figure) / figureOf(other) : figureOf(figure);
    return { name, most, value, isOk: value <= most };
  }).filter(({ value }) => Number.isFinite(value));
}
