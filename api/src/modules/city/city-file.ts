import { isPlainLine } from '@rodovia/shared/contracts/rules';
import { type FileCheck, requireColumns } from '../../csv/check-csv';

/** A municipality in a file. */
export interface CityRow {
  code: string;
  name: string;
  state: string;
}

/** Columns of the export. */
const HEADINGS = ['Código', 'Nome', 'UF'] as const;

/** Returns headings that a file of municipalities does not have. */
export const unknownCityHeadings = (headings: readonly string[]): string[] =>
  headings.filter((heading) => heading !== '' && !HEADINGS.some((known) => known === heading));

/**
 * Validates files of municipalities.
 * @param states codes of the states.
 */
export const cityFile =
  (states: string[]): FileCheck<CityRow> =>
  (headings) => {
    requireColumns([...HEADINGS], (heading) => headings.includes(heading), unknownCityHeadings(headings));
    const places = HEADINGS.map((heading) => headings.indexOf(heading));
    const known = new Set(states);
    return ({ cells }, report) => {
      const [code = '', name = '', uf = ''] = places.map((place) => cells[place] ?? '');
      const state = uf.toUpperCase();
      if (!/^\d{1,10}$/.test(code)) report('Código', 'Use até 10 algarismos.');
      if (!isPlainLine(name)) report('Nome', 'Caractere inválido.');
      if (name === '' || name.length > 120) report('Nome', 'Preencha com até 120 caracteres.');
      if (!known.has(state)) report('UF', `Estado desconhecido: ${uf}.`);
      return { key: code, code, row: { code, name, state } };
    };
  };
