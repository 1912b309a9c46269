import type { Home, NavbarItem, SiteContent, SiteDraft, SiteLink, SiteVersion } from '@rodovia/shared/contracts/site';
import { SITE_BOUNDS } from '@rodovia/shared/contracts/site';
import { desc, eq, sql } from 'drizzle-orm';
import { notFound } from '../../base/http-error';
import { type Expected, stale } from '../../crud/versions';
import type { Executor } from '../../db/database';
import { person, recordChange, siteContent, siteDraft, siteVersion } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { changedParts, isSameContent } from './content-parts';

/** Reads the live content, as returned by `/home`, `/home/navbar` and the footer. */
export async function liveContent(db: Executor): Promise<SiteContent> {
  const rows = await db.select({ key: siteContent.key, value: siteContent.value }).from(siteContent);
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return {
    Sections: (stored.get('home') as Home).Sections,
    Menu: stored.get('navbar') as NavbarItem[],
    Links: stored.get('links') as SiteLink[],
  };
}

async function setLive(tx: Executor, { Sections, Menu, Links }: SiteContent): Promise<void> {
  const values = { home: { Sections }, navbar: Menu, links: Links };
  for (const [key, value] of Object.entries(values))
    await tx.update(siteContent).set({ value, updated: sql`now()` }).where(eq(siteContent.key, key));
}

const nameOf = (code: typeof siteVersion.authorCode | typeof siteDraft.savedBy) =>
  sql<string>`coalesce((select ${person.name} from ${person} where ${person.code} = ${code}), '')`;

/** Reads the publications, newest first. */
export async function readVersions(db: Executor, most: number = SITE_BOUNDS.versions): Promise<SiteVersion[]> {
  const rows = await db
    .select({
      Number: siteVersion.number,
      Author: nameOf(siteVersion.authorCode),
      Created: siteVersion.created,
      ReturnedTo: siteVersion.returnedTo,
    })
    .from(siteVersion)
    .orderBy(desc(siteVersion.number))
    .limit(most);
  return rows.map((row) => ({ ...row, Created: row.Created.toISOString() }));
}

/** @throws {HttpError} 404 for an unknown or expired publication. */
export async function versionContent(db: Executor, number: number): Promise<SiteContent> {
  const [row] = await db
    .select({ content: siteVersion.content })
    .from(siteVersion)
    .where(eq(siteVersion.number, number));
  if (!row) throw notFound('Esta versão não existe ou não está mais guardada.');
  return row.content;
}

/** Reads the draft. */
export async function readDraft(db: Executor): Promise<SiteDraft> {
  const [draft] = await db
    .select({
      content: siteDraft.content,
      savedBy: nameOf(siteDraft.savedBy),
      saved: siteDraft.saved,
      version: siteDraft.version,
    })
    .from(siteDraft);
  if (!draft) throw notFound();
  const [published = null] = await readVersions(db, 1);
  return {
    Content: draft.content ?? (await liveContent(db)),
    IsDraft: draft.content !== null,
    SavedBy: draft.savedBy,
    Saved: draft.saved?.toISOString() ?? null,
    Published: published,
    Version: draft.version,
  };
}

/**
 * Locks the draft; all writes, publications and rollbacks are serialized here over all instances.
 * @throws {HttpError} 412 with the current content, if it has another version.
 */
export async function lockDraft(
  tx: Executor,
  expected: Expected,
): Promise<{ code: string; content: SiteContent | null }> {
  const [draft] = await tx.select().from(siteDraft).for('update');
  if (!draft) throw notFound();
  if (expected && !expected.includes(draft.version)) throw stale(await readDraft(tx));
  return draft;
}

/** Saves a draft; one that equals the live content is removed. */
export async function saveDraft(tx: Executor, content: SiteContent | null, who: Actor): Promise<void> {
  const isNone = content === null || isSameContent(content, await liveContent(tx));
  const draft = isNone
    ? { content: null, saved: null, savedBy: null }
    : { content, saved: sql`now()`, savedBy: who.code };
  await tx.update(siteDraft).set(draft);
}

async function addVersion(tx: Executor, row: typeof siteVersion.$inferInsert): Promise<number> {
  await tx.insert(siteVersion).values(row);
  await tx.delete(siteVersion).where(sql`${siteVersion.number} <= ${row.number - SITE_BOUNDS.versions}`);
  return row.number;
}

/**
 * Returns the number of the next publication. Before the first one, the current content is stored, so that it can be
 * restored.
 */
async function nextNumber(tx: Executor, live: SiteContent): Promise<number> {
  const [last] = await readVersions(tx, 1);
  if (last) return last.Number + 1;
  const [{ updated } = { updated: undefined }] = await tx
    .select({ updated: sql<Date>`max(${siteContent.updated})`.mapWith(siteContent.updated) })
    .from(siteContent);
  return (await addVersion(tx, { number: 1, content: live, ...(updated && { created: updated }) })) + 1;
}

/** Publishes content, and records the changed parts. */
export async function makeLive(
  tx: Executor,
  code: string,
  content: SiteContent,
  who: Actor,
  returnedTo?: number,
): Promise<void> {
  const live = await liveContent(tx);
  const number = await addVersion(tx, {
    number: await nextNumber(tx, live),
    content,
    returnedTo: returnedTo ?? null,
    authorCode: who.code,
  });
  await setLive(tx, content);
  const action = returnedTo ? `voltou o conteúdo da loja à versão ${returnedTo}` : 'publicou o conteúdo da loja';
  await writeAudit(tx, who, `${action}, como versão ${number}`);
  const changes = changedParts(live, content);
  if (changes.length === 0) return;
  const common = { entity: 'SITE', recordCode: code, kind: 'CHANGED', actorCode: who.code } as const;
  await tx.insert(recordChange).values(changes.map((change) => ({ ...common, ...change })));
}
