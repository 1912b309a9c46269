import { readdir } from 'node:fs/promises';
import { SITE_BOUNDS, type SitePictures } from '@rodovia/shared/contracts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { assetPath } from '../../base/assets';
import { conflict } from '../../base/http-error';
import type { Executor } from '../../db/database';
import { siteContent, siteDraft, sitePicture, siteVersion } from '../../db/schema';

/** The pictures that an item may show. */
export async function sitePictures(db: Executor): Promise<SitePictures> {
  const files = await readdir(assetPath('assets', 'site-images'));
  const sent = await db
    .select({ url: sitePicture.url })
    .from(sitePicture)
    .orderBy(desc(sitePicture.created), sitePicture.url);
  return {
    Drawings: files
      .filter((name) => name.endsWith('.svg'))
      .sort()
      .map((name) => `/api/site-image/${name}`),
    Sent: sent.map(({ url }) => url),
  };
}

const shows = (content: typeof siteDraft.content | typeof siteVersion.content | typeof siteContent.value) =>
  sql`strpos(${content}::text, ${sitePicture.url}) > 0`;

/**
 * Notes a picture. Where there are as many as may be, the oldest that neither the draft nor a publication shows makes
 * room.
 * @returns the address of the one that made room.
 * @throws {HttpError} 409 where all are shown.
 */
export async function addPicture(tx: Executor, url: string): Promise<string | undefined> {
  // whoever adds one waits for the other: the limit holds for two at once
  await tx.select({ code: siteDraft.code }).from(siteDraft).for('no key update');
  const known = await tx.$count(sitePicture, eq(sitePicture.url, url));
  let gone: string | undefined;
  if (known === 0 && (await tx.$count(sitePicture)) >= SITE_BOUNDS.pictures) {
    const [unused] = await tx
      .select({ url: sitePicture.url })
      .from(sitePicture)
      .where(
        sql`not exists (select from ${siteDraft} where ${shows(siteDraft.content)})
          and not exists (select from ${siteVersion} where ${shows(siteVersion.content)})
          and not exists (select from ${siteContent} where ${shows(siteContent.value)})`,
      )
      .orderBy(asc(sitePicture.created), sitePicture.url)
      .limit(1);
    if (!unused) throw conflict(`Há ${SITE_BOUNDS.pictures} imagens em uso nas páginas. Escolha uma delas.`);
    gone = unused.url;
    await tx.delete(sitePicture).where(eq(sitePicture.url, gone));
  }
  await tx
    .insert(sitePicture)
    .values({ url })
    .onConflictDoUpdate({ target: sitePicture.url, set: { created: sql`now()` } });
  return gone;
}
