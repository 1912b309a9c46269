import type { ExportResult } from '@rodovia/shared/contracts';
import { api } from '@rodovia/shared/runtime';
import { saveFile } from '@rodovia/shared/save-file';
import { feedback } from '../feedback/feedback';

const isReport = (answer: Partial<ExportResult>): answer is ExportResult =>
  answer.Status === 200 && typeof answer.Object === 'string';

/** Reports of the same columns as one: all but the first lose their heading. */
const joined = ([first = '', ...others]: string[]) =>
  [first, ...others.map((text) => text.slice(text.indexOf('\n') + 1))].join('');

/** Saves the report at `url`, or those at several, as `{name}.csv` and says how it went. */
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
