import { formatNumber } from '@rodovia/shared/runtime';
import type { CrudLabels } from '../types';

type Labels = Pick<CrudLabels, 'one' | 'many' | 'article'>;

/** Formats a count: `1 marca`, `12 marcas`. */
export const countOf = (count: number, { one, many }: Labels) =>
  `${formatNumber(count)} ${count === 1 ? one : many.toLowerCase()}`;

/** Formats a count of selected records in the gender of the noun: `3 selecionadas`. */
export const selectedOf = (count: number, { article }: Labels) =>
  `${formatNumber(count)} selecionad${article}${count === 1 ? '' : 's'}`;

/** `Status de 2 marcas atualizado com sucesso!` */
export const switchedOf = (count: number, labels: Labels) =>
  `Status de ${countOf(count, labels)} atualizado com sucesso!`;

/** `2 marcas excluídas.` */
export const removedOf = (count: number, labels: Labels) =>
  `${countOf(count, labels)} excluíd${labels.article}${count === 1 ? '' : 's'}.`;

/** `2 marcas restauradas.` */
export const restoredOf = (count: number, labels: Labels) =>
  `${countOf(count, labels)} restaurad${labels.article}${count === 1 ? '' : 's'}.`;

/** `2 marcas voltaram ao que eram.` */
export const backOf = (count: number, labels: Labels) =>
  `${countOf(count, labels)} ${count === 1 ? 'voltou ao que era' : 'voltaram ao que eram'}.`;

/** `2 marcas já estavam assim.` */
export const sameOf = (count: number, labels: Labels) =>
  `${countOf(count, labels)} já ${count === 1 ? 'estava' : 'estavam'} assim.`;

/** Returns the question before a bulk activation, naming the affected records. */
export function questionOf(verb: string, names: readonly string[], labels: Labels): string {
  const { one, article } = labels;
  const [only] = names;
  if (names.length === 1) return `Deseja realmente ${verb} ${article} ${one} "${only}"?`;
  return `Deseja realmente ${verb} ${article}s ${countOf(names.length, labels)} selecionad${article}s?`;
}
