import type { SiteContentInput, SiteDraft } from '@rodovia/shared/contracts/site';
import { contentInputOf } from '@rodovia/shared/contracts/site';
import { sql } from 'drizzle-orm';
import { conflict, invalidFields } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import type { Expected } from '../../crud/versions';
import type { Executor } from '../../db/database';
import { siteDraft } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { contentFaults } from './content-faults';
import { contentOf } from './content-shapes';
import { lockDraft, makeLive, readDraft, saveDraft, versionContent } from './content-store';
import { linkCheck } from './link-faults';
import { sitePictures } from './site-pictures';

/** Publication of the shop's content. Every step validates it again and returns the new state. */
export function createPublishing({ database: { db }, routes }: Pick<ApiContext, 'database' | 'routes'>) {
  async function refuseFaults(tx: Executor, content: SiteContentInput): Promise<void> {
    const { Drawings, Sent } = await sitePictures(tx);
    const pictures = new Set([...Drawings, ...Sent]);
    const errors = await contentFaults(content, {
      linkFault: linkCheck(tx, await routes?.()),
      hasPicture: (url) => pictures.has(url),
    });
    if (Object.keys(errors).length > 0) throw invalidFields(errors);
  }

  return {
    save: (input: SiteContentInput, who: Actor, expected: Expected): Promise<SiteDraft> =>
      db.transaction(async (tx) => {
        await lockDraft(tx, expected);
        await refuseFaults(tx, input);
        await saveDraft(tx, contentOf(input), who);
        await writeAudit(tx, who, 'salvou o rascunho do conteúdo da loja');
        return readDraft(tx);
      }),

    discard: (who: Actor, expected: Expected): Promise<SiteDraft> =>
      db.transaction(async (tx) => {
        const { content } = await lockDraft(tx, expected);
        if (!content) throw conflict('Não há rascunho a descartar.');
        await saveDraft(tx, null, who);
        await writeAudit(tx, who, 'descartou o rascunho do conteúdo da loja');
        return readDraft(tx);
      }),

    publish: (who: Actor, expected: Expected): Promise<SiteDraft> =>
      db.transaction(async (tx) => {
        const { code, content } = await lockDraft(tx, expected);
        if (!content) throw conflict('Não há rascunho a publicar.');
        await refuseFaults(tx, contentInputOf(content));
        await makeLive(tx, code, content, who);
        await saveDraft(tx, null, who);
        return readDraft(tx);
      }),

    /** Publishes an earlier version again, as a new one; the draft is kept. */
    returnTo: (number: number, who: Actor, expected: Expected): Promise<SiteDraft> =>
      db.transaction(async (tx) => {
        const { code } = await lockDraft(tx, expected);
        const content = await versionContent(tx, number);
        await refuseFaults(tx, contentInputOf(content));
        await makeLive(tx, code, content, who, number);
        // increments the version, so that readers of the previous state get a conflict
        await tx.update(siteDraft).set({ code: sql`${siteDraft.code}` });
        return readDraft(tx);
      }),
  };
}
