import { requiredSentence } from '@rodovia/shared/contracts/records';
import { hiddenInText, isBlank, isPlainText } from '@rodovia/shared/contracts/rules';
import { SitePage, SitePageInput, SitePageName } from '@rodovia/shared/contracts/site';
import { and, eq, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { invalidFields, notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { expectedOf, hasVersion, IfMatch, stale } from '../../crud/versions';
import type { Executor } from '../../db/database';
import { sitePage } from '../../db/schema';
import { writeAudit } from '../../identity/audit';
import { ADMIN, actorOf } from '../../plugins/authentication';
import { CONTENT_CACHE } from '../../plugins/cache';

const TITLES: Record<SitePageName, string> = { privacidade: 'Política de privacidade', termos: 'Termos de uso' };
const ByName = Type.Object({ name: SitePageName });

async function read(db: Executor, name: SitePageName): Promise<SitePage> {
  const [page] = await db.select().from(sitePage).where(eq(sitePage.name, name));
  if (!page) throw notFound();
  return {
    Name: name,
    Title: TITLES[name],
    Text: page.text,
    Updated: page.updated.toISOString(),
    Version: page.version,
  };
}

function refuseFaults(text: string): void {
  if (isBlank(text)) throw invalidFields({ text: requiredSentence('Texto') });
  if (!isPlainText(text)) throw invalidFields({ text: hiddenInText('Texto') });
}

/** Routes of privacy and terms: public to read, editable by administrators. */
export function sitePageRoutes(app: Api, { database: { db } }: ApiContext): void {
  const reading = { params: ByName, response: { 200: SitePage } };
  const config = { roles: 'public', cache: CONTENT_CACHE } as const;
  app.get('/site-page/:name', { schema: reading, config }, ({ params }) => read(db, params.name));
  const saving = { params: ByName, body: SitePageInput, headers: IfMatch, response: { 200: SitePage } };
  app.put('/site-page/:name', { schema: saving, config: { roles: ADMIN } }, (request) => {
    const { name } = request.params;
    const text = request.body.text.trim();
    refuseFaults(text);
    return db.transaction(async (tx) => {
      const changed = await tx
        .update(sitePage)
        .set({ text, updated: sql`now()` })
        .where(and(eq(sitePage.name, name), hasVersion(sitePage.version, expectedOf(request))))
        .returning({ version: sitePage.version });
      const present = await read(tx, name);
      if (changed.length === 0) throw stale(present);
      await writeAudit(tx, actorOf(request), `alterou a página ${TITLES[name]}`);
      return present;
    });
  });
}
