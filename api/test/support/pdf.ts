import { spawnSync } from 'node:child_process';
import type { TestApi } from './api';

/** Whether this machine can read PDF files. */
export const canReadPdf = process.env.TEST_POPPLER === 'yes';

const run = (program: string, args: string[], input: Buffer) => {
  const { status, stdout, stderr } = spawnSync(program, args, { input });
  if (status !== 0) throw new Error(String(stderr));
  return String(stdout);
};

/** Returns the text of each page in reading order. */
export const pagesOf = (pdf: Buffer): string[] => run('pdftotext', ['-layout', '-', '-'], pdf).split('\f').slice(0, -1);

/** Returns all text without blanks in drawing order, including watermarks. */
export const bareTextOf = (pdf: Buffer): string => run('pdftotext', ['-raw', '-', '-'], pdf).replace(/\s/g, '');

/** Returns metadata and fonts of a document. */
export const factsOf = (pdf: Buffer): string => run('pdfinfo', ['-'], pdf);
export const fontsOf = (pdf: Buffer): string => run('pdffonts', ['-'], pdf);

/** Returns the document of a proposal for a role. */
export async function paperOf(api: TestApi, who: 'client' | 'seller', code: string) {
  const headers = { authorization: `Bearer ${api.token(who)}` };
  const answer = await api.app.inject({ method: 'GET', url: `/api/proposal/pdf/${code}`, headers });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
}
