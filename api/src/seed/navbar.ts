import { asc, sql } from 'drizzle-orm';
import { defaultNavbar } from '../db/content/site-content';
import type { Executor } from '../db/database';
import { brand, siteContent, siteVersion } from '../db/schema';

const MENU_BRANDS = 6;

/** Adds the demonstration's brands to the menu, unless one has been published. */
export async function seedNavbar(tx: Executor): Promise<void> {
  const brands = await tx.select().from(brand).orderBy(asc(brand.description)).limit(MENU_BRANDS);
  const value = defaultNavbar(brands.map(({ description }) => description));
  await tx
    .update(siteContent)
    .set({ value })
    .where(sql`${siteContent.key} = 'navbar' and not exists (select from ${siteVersion})`);
}
