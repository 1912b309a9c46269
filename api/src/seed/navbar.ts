import { asc, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { brand, siteContent, siteVersion } from '../db/schema';
import { defaultNavbar } from '../db/site-content';

const MENU_BRANDS = 6;

/** Puts the demonstration's brands into the menu, unless somebody has published one. */
export async function seedNavbar(tx: Executor): Promise<void> {
  const brands = await tx.select().from(brand).orderBy(asc(brand.description)).limit(MENU_BRANDS);
  const value = defaultNavbar(brands.map(({ description }) => description));
  await tx
    .update(siteContent)
    .set({ value })
    .where(sql`${siteContent.key} = 'navbar' and not exists (select from ${siteVersion})`);
}
