import { spawnSync } from 'node:child_process';
import type { TestApi } from './api';

/** Whether this machine can read documents. */
export const canReadPdf = process.env.TEST_POPPLER === 'yes';

const run = (program: string, args: string[], input: Buffer) => {
  const { status, stdout, stderr } = spawnSync(program, args, { input });
  if (status !== 0) throw new Error(String(stderr));
  return String(stdout);
};

/** The text of each page, in the order in which it is read. */
export const pagesOf = (pdf: Buffer): string[] => run('pdftotext', ['-layout', '-', '-'], pdf).split('\f').slice(0, -1);

/** All of its text without blanks, in the order in which it is drawn: what stands across a page too. */
export const bareTextOf = (pdf: Buffer): string => run('pdftotext', ['-raw', '-', '-'], pdf).replace(/\s/g, '');

/** What a document says of itself, and the fonts in it. */
export const factsOf = (pdf: Buffer): string => run('pdfinfo', ['-'], pdf);
export const fontsOf = (pdf: Buffer): string => run('pdffonts', ['-'], pdf);

/** The paper of a proposal as somebody gets it. */
export async function paperOf(api: TestApi, who: 'client' | 'seller', code: string) {
  const headers = { authorization: `Bearer ${api.token(who)}` };
  const answer = await api.app.inject({ method: 'GET', url: `/api/proposal/pdf/${code}`, headers });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
}
