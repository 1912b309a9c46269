import { api } from '@rodovia/shared/runtime';
import { saveFile, XLSX } from '@rodovia/shared/save-file';
import type { ExportResult } from '../../../contracts/records';
import { feedback } from '../../feedback/feedback';

/** A report of a list: by the filters in its address, or of chosen records. */
export interface Report {
  url: string;
  /** Codes of the chosen records. */
  codes?: readonly string[];
  /** File name without extension. */
  name: string;
}

const isReport = (answer: Partial<ExportResult>): answer is ExportResult =>
  answer.Status === 200 && typeof answer.Object === 'string';

const read = <T>({ url, codes }: Report, options?: Parameters<typeof api.get>[1]) =>
  codes ? api.post<T>(url, { codes }, options) : api.get<T>(url, options);

const SAVE = {
  csv: async (report: Report) => {
    const answer = await read<Partial<ExportResult>>(report);
    if (!isReport(answer)) return false;
    saveFile(`${report.name}.csv`, answer.Object, 'text/csv;charset=utf-8');
    return true;
  },
  xlsx: async (report: Report) => {
    const content = await read<Blob>(report, { responseType: 'blob', headers: { Accept: XLSX } });
    saveFile(`${report.name}.xlsx`, content, XLSX);
    return true;
  },
};

/** Format of a downloaded report. */
export type ReportFormat = keyof typeof SAVE;

/** Downloads a report as `{name}.csv` or `{name}.xlsx` and tells the result. */
export async function exportReport(report: Report, format: ReportFormat): Promise<void> {
  try {
    if (await SAVE[format](report)) feedback.exported();
    else feedback.notExported(true);
  } catch {
    feedback.notExported(false);
  }
}
