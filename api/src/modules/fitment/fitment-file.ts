import { type FitmentTexts, fitmentEntity, fitmentFaults } from '@rodovia/shared/contracts/catalog';
import { hiddenIn, requiredSentence } from '@rodovia/shared/contracts/records';
import { foldText } from '@rodovia/shared/contracts/rules';
import { headingOf, stateColumns } from '../../crud/entity-file';
import { type FileCheck, type Report, requireColumns } from '../../csv/check-csv';
import { type FoldTable, foldBy } from '../../db/fold';
import { fitmentValues } from './fitment-values';

const { fields } = fitmentEntity;
const COLUMNS = Object.entries(fields).map(([name, field]) => ({ name, field, heading: headingOf(field) }));

const folded = (text: string) => foldText(text).trim();

const KNOWN = new Set(
  [...COLUMNS.map(({ heading }) => heading), ...stateColumns.map(([heading]) => heading)].map(folded),
);

/** Returns headings that a file of vehicles does not have. */
export const unknownFitmentHeadings = (headings: readonly string[]): string[] =>
  headings.filter((heading) => heading.trim() !== '' && !KNOWN.has(folded(heading)));

/** A vehicle of a file, with its values in one notation. */
export type FitmentRow = ReturnType<typeof fitmentValues> & { description: string; type: string; source: string };

function fault({ field }: (typeof COLUMNS)[number], text: string): string | undefined {
  if (text === '') return 'optional' in field ? undefined : requiredSentence(field);
  if (hiddenIn(field, text)) return 'Caractere inválido.';
  if (field.kind === 'option')
    return (field.values as readonly string[]).includes(text) ? undefined : `Use ${field.values.join(', ')}.`;
  return text.length > field.maxLength ? `No máximo ${field.maxLength} caracteres.` : undefined;
}

/** Reports what is wrong in the cells of a line. */
function reportFaults(cells: Record<string, string>, report: Report): void {
  const read = fitmentFaults(cells as unknown as FitmentTexts);
  for (const column of COLUMNS) {
    const text = cells[column.name] ?? '';
    const sentence = fault(column, text) ?? (text === '' ? undefined : read[column.name]);
    if (sentence) report(column.heading, sentence);
  }
}

/**
 * Validates files of vehicles; a vehicle is known by its name and first year.
 * @param letters how the database compares names.
 */
export const fitmentFile =
  (letters: FoldTable): FileCheck<FitmentRow> =>
  (headings) => {
    const fold = foldBy(letters);
    const places = new Map(headings.map((heading, index) => [folded(heading), index]));
    const required = COLUMNS.filter(({ field }) => !('optional' in field)).map(({ heading }) => heading);
    requireColumns(required, (heading) => places.has(folded(heading)), unknownFitmentHeadings(headings));
    const lines = new Map<string, number>();
    return ({ line, cells: all }, report) => {
      const cells = Object.fromEntries(
        COLUMNS.map(({ name, heading }) => [name, (all[places.get(folded(heading)) ?? -1] ?? '').trim()]),
      );
      reportFaults(cells, report);
      const { description = '', type = '', source = '' } = cells;
      const values = fitmentValues(cells as unknown as FitmentTexts);
      const key = `${fold(description)} ${values.firstYear}`;
      const earlier = lines.get(key);
      if (earlier) report(headingOf(fields.description), `Repetido: já está na linha ${earlier}.`);
      lines.set(key, line);
      return { key, code: description, row: { ...values, description, type, source } };
    };
  };
