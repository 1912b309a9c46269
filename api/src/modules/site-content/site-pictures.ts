import { readdir } from 'node:fs/promises';
import { SITE_BOUNDS, type SitePictures } from '@rodovia/shared/contracts/site';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { assetPath } from '../../base/assets';
import { conflict } from '../../base/http-error';
import type { Executor } from '../../db/database';
import { siteContent, siteDraft, sitePicture, siteVersion } from '../../db/schema';

/** Reads the pictures that items can show. */
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
 * Adds a picture. At the limit, the oldest unused one is dropped.
 * @returns the address of the dropped picture.
 * @throws {HttpError} 409 if all are in use.
 */
export async function addPicture(tx: Executor, url: string): Promise<string | undefined> {
  // serialized, so that the limit holds
  await tx.select({ code: siteDraft.code }).from(siteDraft).for('no key update');
  const known = await tx.$count(sitePicture, eq(sitePicture.url, url));
  let removed: string | undefined;
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
    removed = unused.url;
    await tx.delete(sitePicture).where(eq(sitePicture.url, removed));
  }
  await tx
    .insert(sitePicture)
    .values({ url })
    .onConflictDoUpdate({ target: sitePicture.url, set: { created: sql`now()` } });
  return removed;
}
