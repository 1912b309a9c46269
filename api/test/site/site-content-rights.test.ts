import { PREVIEW_COOKIE } from '@rodovia/shared/contracts/site';
import { sql } from 'drizzle-orm';
import { loadReferenceData } from '../../src/db/content/reference-data';
import { createDraftReader } from '../../src/modules/site-content/preview-pass';
import { seedNavbar } from '../../src/seed/navbar';
import { type Caller, startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { greyPicture } from '../support/pictures';
import { siteContentOf } from '../support/scenes/site-content';

describe.each(ONE_ENGINE)("pictures, rights and preview of the shop's own pages on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
  });
  afterAll(() => api.close());

  const { changed, titled, save, publish, home, navbar } = siteContentOf(() => api);

  test('shows the pictures that were sent, decoded and encoded anew, and keeps them while a product lets them go', async () => {
    const base64 = await greyPicture('#777');
    const sent = await api.call('admin', 'POST', '/site-content/picture', { base64 });
    expect([sent.status, sent.body.Url]).toEqual([201, expect.stringMatching(/^\/api\/image\/[\da-f]{32}-\d+\.webp$/)]);
    expect((await api.call('admin', 'POST', '/site-content/picture', { base64: 'PHN2Zz48L3N2Zz4=' })).status).toBe(400);
    const content = await changed(({ Sections: [, second] }) =>
      Object.assign(second?.Items[0] as object, { Image: sent.body.Url }),
    );
    expect((await save(content)).status).toBe(200);
    const product = await createProduct(api, await createParents(api, 'figura'), 'F1');
    const added = await api.call('admin', 'POST', '/productImage', { parentCode: product, base64 });
    expect(added.body.Url).toBe(sent.body.Url);
    await api.call('admin', 'POST', '/productImage/delete', { code: added.body.Code });
    expect((await api.call('visitor', 'GET', sent.body.Url.replace('/api', ''))).status).toBe(200);
    expect((await api.call('admin', 'GET', '/site-content/picture')).body.Sent).toContain(sent.body.Url);
  });

  test('are read and written by administrators alone', async () => {
    const calls = [
      ['GET', '/site-content'],
      ['PUT', '/site-content'],
      ['DELETE', '/site-content'],
      ['POST', '/site-content/publish'],
      ['POST', '/site-content/preview'],
      ['GET', '/site-content/version'],
      ['GET', '/site-content/version/1'],
      ['POST', '/site-content/version/1/return'],
      ['GET', '/site-content/picture'],
      ['POST', '/site-content/picture'],
    ] as const;
    const refused: [Caller, number][] = [
      ['visitor', 401],
      ['client', 403],
      ['seller', 403],
    ];
    for (const [caller, status] of refused)
      for (const [method, path] of calls)
        expect([caller, method, path, (await api.call(caller, method, path)).status]).toEqual([
          caller,
          method,
          path,
          status,
        ]);
  });

  test('the draft is shown to the browser of an administrator whose session goes on, and to no other', async () => {
    await save(await titled('Só na prévia'));
    const read = createDraftReader(api.config, api.database.db);
    const { status, headers } = await api.call('admin', 'POST', '/site-content/preview');
    const cookie = String(headers['set-cookie']);
    expect([status, headers['cache-control']]).toEqual([204, 'no-store']);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict;/);
    const pass = cookie.slice(`${PREVIEW_COOKIE}=`.length, cookie.indexOf(';'));
    expect((await read(pass))?.Sections[1]?.Title).toBe('Só na prévia');
    // neither opens what the other is for
    expect(await read(api.token('admin'))).toBeNull();
    expect(
      (await api.call('visitor', 'GET', '/site-content', undefined, { authorization: `Bearer ${pass}` })).status,
    ).toBe(401);
    for (const other of [undefined, '', 'x', `${pass}x`]) expect(await read(other)).toBeNull();
    const { db } = api.database;
    const { code } = api.people.admin;
    await db.execute(sql`update person set person_type_code = ${api.config.personTypes.seller} where code = ${code}`);
    expect(await read(pass)).toBeNull();
    await db.execute(sql`update person set person_type_code = ${api.config.personTypes.admin} where code = ${code}`);
    await db.execute(sql`update session set expires = now() - interval '1 minute' where person_code = ${code}`);
    expect(await read(pass)).toBeNull();
    await db.execute(sql`update session set expires = now() + interval '1 hour' where person_code = ${code}`);
    await api.call('admin', 'DELETE', '/site-content');
  });

  test('what was published is told in the list of changes, and neither a start nor a seed undoes it', async () => {
    await save(await titled('Fica como está'));
    await publish();
    const changes = await api.call('admin', 'GET', '/record-change/pagged?entity=SITE&quantity=1');
    expect(changes.body.Results[0]).toMatchObject({
      Field: '2ª seção da página inicial',
      After: expect.stringContaining('Fica como está'),
      ActorName: api.people.admin.name,
    });
    const menu = await navbar();
    await loadReferenceData(api.database.db, api.config.personTypes);
    await seedNavbar(api.database.db);
    expect((await home()).Sections[1]?.Title).toBe('Fica como está');
    expect(await navbar()).toEqual(menu);
  });
});
