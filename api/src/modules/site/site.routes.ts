import { readFile } from 'node:fs/promises';
import { Home, NavbarItem } from '@rodovia/shared/contracts/site';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { assetPath } from '../../base/assets';
import { notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import type { Executor } from '../../db/database';
import { siteContent } from '../../db/schema';
import { content } from '../../plugins/answers';
import { CATALOGUE_CACHE, DRAWING_CACHE } from '../../plugins/cache';

const DrawingParams = Type.Object({ name: Type.String({ pattern: '^[a-z-]{1,40}\\.svg$' }) });
/** Drawings opened directly must not run or load anything. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

async function stored(db: Executor, key: 'home' | 'navbar'): Promise<unknown> {
  const [row] = await db.select({ value: siteContent.value }).from(siteContent).where(eq(siteContent.key, key));
  if (!row) throw notFound();
  return row.value;
}

/** Routes of public content: home page, menu, and drawings. */
export function siteRoutes(app: Api, { database: { db } }: ApiContext): void {
  const config = { roles: 'public', cache: CATALOGUE_CACHE } as const;
  app.get('/home', { schema: { response: { 200: Home } }, config }, () => stored(db, 'home') as Promise<Home>);
  const navbar = { response: { 200: Type.Array(NavbarItem) } };
  app.get('/home/navbar', { schema: navbar, config }, () => stored(db, 'navbar') as Promise<NavbarItem[]>);
  const drawing = {
    schema: { params: DrawingParams, response: content('image/svg+xml', 'O desenho.') },
    config: { roles: 'public', cache: DRAWING_CACHE, unlimited: true },
  } as const;
  app.get('/site-image/:name', drawing, async ({ params }, reply) => {
    const file = await readFile(assetPath('assets', 'site-images', params.name), 'utf8').catch(() => {
      throw notFound();
    });
    reply.header('content-security-policy', DRAWING_POLICY);
    return reply.type('image/svg+xml; charset=utf-8').send(file);
  });
}
