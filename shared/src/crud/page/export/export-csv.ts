import { api } from '@rodovia/shared/runtime';
import { saveFile } from '@rodovia/shared/save-file';
import type { ExportResult } from '../../../contracts/records';
import { feedback } from '../../feedback/feedback';

const isReport = (answer: Partial<ExportResult>): answer is ExportResult =>
  answer.Status === 200 && typeof answer.Object === 'string';

/** Concatenates CSV files with the same columns: all but the first lose their heading. */
const joined = ([first = '', ...others]: string[]) =>
  [first, ...others.map((text) => text.slice(text.indexOf('\n') + 1))].join('');

/** Downloads the reports at one or several addresses as `{name}.csv` and reports the result. */
export async function exportCsv(url: string | readonly string[], name: string): Promise<void> {
  try {
    const answers = await Promise.all([url].flat().map((one) => api.get<Partial<ExportResult>>(one)));
    if (!answers.every(isReport)) return feedback.notExported(true);
    saveFile(`${name}.csv`, joined(answers.map((answer) => answer.Object)), 'text/csv;charset=utf-8');
    feedback.exported();
  } catch {
    feedback.notExported(false);
  }
}
