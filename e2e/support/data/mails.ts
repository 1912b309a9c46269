import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { ADMIN, authorized } from '../accounts';

const folder = path.resolve(process.env.DATA_DIR ?? path.resolve('.cache/e2e/data'), 'mail');

/** Returns the e-mail with this code as it was sent, with folded lines joined; empty before it has been sent. */
function sentMail(code: string): string {
  const file = path.join(folder, `${code}.eml`);
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('=\r\n', '') : '';
}

/** Returns the link to a page in the newest e-mail to an address; only the sent e-mail contains it. */
export async function newestLink(request: APIRequestContext, email: string, page: string): Promise<string> {
  const query = `quantity=1&orderBy=Created%20desc&term=${encodeURIComponent(email)}`;
  const headers = await authorized(request, ADMIN);
  let link: string | undefined;
  await expect(async () => {
    const { Results } = await (await request.get(`/api/mail-message/pagged?${query}`, { headers })).json();
    link = new RegExp(`/${page}/[\\w-]+`).exec(sentMail(Results[0]?.Code ?? ''))?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}
