import type { SiteContent, SiteVersion } from '@rodovia/shared/contracts/site';
import { contentInputOf } from '@rodovia/shared/contracts/site';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { siteContentOf } from '../support/scenes/site-content';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe.each(ONE_ENGINE)("the shop's own pages on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
  });
  afterAll(() => api.close());

  const { draft, changed, titled, save, publish, home, navbar } = siteContentOf(() => api);

  const over = ({ Version }: { Version: number }) => ({ 'if-match': `"${Version}"` });

  /** Returns the content with a link in the footer. */
  const linking = (Href: string) =>
    changed((content) => {
      content.Links = [{ Label: 'Um link', Href }];
    });

  test('a draft changes nothing for visitors until it is published, and then at once', async () => {
    const before = await home();
    const content = await titled('Para o seu trabalho');
    content.Menu = [{ Item: 'Catálogo', Href: '/modelos', IsTitle: false, SubItems: [] }];
    content.Links = [{ Label: 'Vans', Href: '/modelos?type=Vans' }];
    const saved = await save(content, over(await draft()));
    expect([saved.status, saved.body.IsDraft, saved.body.SavedBy]).toEqual([200, true, api.people.admin.name]);
    expect(await home()).toEqual(before);
    const published = await publish(over(saved.body));
    expect([published.status, published.body.IsDraft, published.body.Published.Author]).toEqual([
      200,
      false,
      api.people.admin.name,
    ]);
    expect((await home()).Sections[1]?.Title).toBe('Para o seu trabalho');
    expect(await navbar()).toEqual(content.Menu);
    expect((await api.call('visitor', 'GET', '/shop')).body.Links).toEqual(content.Links);
    expect((await publish()).status).toBe(409);
  });

  test('every publication is kept with who and when, and leads back, also to what was there before the first', async () => {
    await save(await titled('Uma vez'));
    await publish();
    const { body } = await api.call('admin', 'GET', '/site-content/version');
    const [last, ...others] = body.Versions;
    expect(last).toMatchObject({ Author: api.people.admin.name, ReturnedTo: null });
    expect(others.at(-1)).toMatchObject({ Number: 1, Author: '' });
    const first = await api.call('admin', 'GET', '/site-content/version/1');
    await save(await titled('Ainda só um rascunho'));
    const returned = await api.call('admin', 'POST', '/site-content/version/1/return', undefined, over(await draft()));
    expect([returned.status, returned.body.Published.ReturnedTo, returned.body.IsDraft]).toEqual([200, 1, true]);
    expect(await home()).toEqual({ Sections: first.body.Sections });
    expect((await draft()).Content.Sections[1]?.Title).toBe('Ainda só um rascunho');
    const discarded = await api.call('admin', 'DELETE', '/site-content', undefined, over(await draft()));
    expect([discarded.status, discarded.body.IsDraft]).toEqual([200, false]);
    expect((await api.call('admin', 'POST', '/site-content/version/999/return')).status).toBe(404);
  });

  test('of two who write, publish or return over the same, one is told what the other did', async () => {
    const known = await draft();
    const content = await titled('Da primeira');
    expect((await save(content, over(known))).status).toBe(200);
    const second = await save(await titled('Da segunda'), over(known));
    expect([second.status, second.body.present?.Content.Sections[1].Title]).toEqual([412, 'Da primeira']);
    expect((await publish(over(known))).status).toBe(412);
    const now = over(await draft());
    const race = await Promise.all([
      publish(now),
      publish(now),
      api.call('admin', 'POST', '/site-content/version/1/return', undefined, now),
    ]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const { body } = await api.call('admin', 'GET', '/site-content/version');
    const numbers = body.Versions.map((version: SiteVersion) => version.Number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => Number(b) - Number(a)));
  });

  test('a link must lead to a page of the shop that everybody may open', async () => {
    const parents = await createParents(api, 'links');
    const product = await createProduct(api, parents, 'L1');
    const good = ['/', '/#historia', '/modelos', '/carrinho', '/privacidade', `/modelos/${product}`];
    const lists = [
      '/modelos?type=Vans',
      '/modelos?size=205/55R16',
      '/modelos?rim=22,5&term=pneu',
      '/modelos?type=vans;passeios',
    ];
    for (const link of [...good, ...lists])
      expect([link, (await save(await linking(link))).status]).toEqual([link, 200]);
    await api.call('admin', 'PUT', `/product/setInactive/${product}`);
    const bad = [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,x',
      'https://outra.example/',
      '//outra.example/modelos',
      '/\\outra.example',
      '/\t/outra.example',
      'modelos',
      '/modelos/../admin',
      '/nao-existe',
      '/admin',
      '/admin/orcamentos',
      '/modelos/',
      `/modelos/${NOBODY}`,
      `/modelos/${product}`,
      `/modelos/${product}'`,
      `/orcamentos/${NOBODY}`,
      `/recovery-pass/${NOBODY}`,
      '/modelos?brand=Marca que não há',
      '/modelos?brand=Inexistente',
      '/modelos?type=Foguetes',
      '/modelos?size=abc',
      '/modelos?cor=preto',
      '/#outra',
      '/modelos#historia',
      '',
      ' ',
      `/modelos?term=${'x'.repeat(600)}`,
    ];
    for (const link of bad) {
      const { status, body } = await save(await linking(link));
      expect([link, status, Object.keys(body.errors ?? {})]).toEqual([link, 400, ['links.0.href']]);
    }
  });

  test('what a draft links to is looked at again when it is published', async () => {
    const parents = await createParents(api, 'publicar');
    const product = await createProduct(api, parents, 'P1');
    expect((await save(await linking(`/modelos/${product}`))).status).toBe(200);
    await api.call('admin', 'PUT', `/product/setInactive/${product}`);
    const refused = await publish();
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { 'links.0.href': 'Este produto não existe ou está inativo.' },
    ]);
    await api.call('admin', 'DELETE', '/site-content');
  });

  test('has five sections, two levels of menu, bounds and words that differ', async () => {
    const refusals: [string, (content: SiteContent) => void][] = [
      ['sections', ({ Sections }) => void Sections.pop()],
      [
        'sections.0.items',
        ({ Sections: [first] }) =>
          first?.Items.push({ ...(first.Items[0] as never as object), Title: 'Outro' } as never),
      ],
      ['sections.1.items', ({ Sections: [, second] }) => void second?.Items.splice(0)],
      ['sections.1.title', ({ Sections: [, second] }) => Object.assign(second as object, { Title: '  ' })],
      ['sections.1.title', ({ Sections: [, second] }) => Object.assign(second as object, { Title: 'Invis\u200bível' })],
      [
        'sections.2.title',
        ({ Sections: [, second, third] }) => Object.assign(third as object, { Title: second?.Title }),
      ],
      [
        'sections.1.items.0.title',
        ({ Sections: [, second] }) => Object.assign(second?.Items[0] as object, { Title: 'x'.repeat(81) }),
      ],
      [
        'sections.1.items.1.title',
        ({ Sections: [, second] }) => Object.assign(second?.Items[1] as object, { Title: second?.Items[0]?.Title }),
      ],
      [
        'sections.1.items.0.image',
        ({ Sections: [, second] }) =>
          Object.assign(second?.Items[0] as object, { Image: 'https://outra.example/x.png' }),
      ],
      [
        'sections.1.items.0.image',
        ({ Sections: [, second] }) =>
          Object.assign(second?.Items[0] as object, { Image: '/api/site-image/../../package.json' }),
      ],
      ['menu', (content) => void content.Menu.splice(0)],
      ['menu.0.href', (content) => void content.Menu.unshift({ Item: 'Sem destino', IsTitle: true, SubItems: [] })],
      [
        'menu',
        (content) => {
          content.Menu = Array.from({ length: 9 }, (_, i) => ({
            Item: `M${i}`,
            Href: '/',
            IsTitle: false,
            SubItems: [],
          }));
        },
      ],
      [
        'links',
        (content) => {
          content.Links = Array.from({ length: 13 }, (_, i) => ({ Label: `L${i}`, Href: '/' }));
        },
      ],
    ];
    for (const [path, change] of refusals) {
      const { status, body } = await save(await changed(change));
      expect([path, status, Object.keys(body.errors ?? {})]).toEqual([path, 400, [path]]);
    }
    const third = { item: 'Terceiro nível', href: '/' };
    const menu = [{ item: 'Um', subItems: [{ item: 'Dois', subItems: [third] }] }];
    const deep = await api.call('admin', 'PUT', '/site-content', {
      ...contentInputOf((await draft()).Content),
      menu,
    });
    expect([deep.status, Object.keys(deep.body.errors)]).toEqual([400, ['menu.0.subItems.0.subItems']]);
  });
});
