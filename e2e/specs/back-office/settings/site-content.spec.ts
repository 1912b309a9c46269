import type { SiteDraft } from '@rodovia/shared/contracts/site';
import { ADMIN, authorized, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { expect, test } from '../../../support/test';
import { goWithin } from '../../../support/within';

const CONTENT = '/admin/configuracoes/conteudo';

/** Returns a content as it is sent: an entry without a link is a heading. */
const inputOf = (content: SiteDraft['Content']): unknown =>
  JSON.parse(JSON.stringify(content, (key, value) => (key === 'IsTitle' ? undefined : value)));

// all these tests change the same record
test.describe.configure({ mode: 'serial' });
// the browser logs refused calls as errors
test.use({ expectedErrors: /status of (400|412).*\/api\/site-content/ });

test('the home, the menu and the footer are edited, looked at, published, seen by visitors and taken back', async ({
  page,
  request,
  openBrowser,
}) => {
  await logInDirectly(page, ADMIN);
  const headers = await authorized(request, ADMIN);
  const { Published } = (await (await request.get('/api/site-content', { headers })).json()) as SiteDraft;
  // the content from before the first publication is stored as version 1
  const before = Published?.Number ?? 1;
  await page.goto('/admin/configuracoes');
  await page.getByRole('link', { name: 'Conteúdo da loja' }).click();
  await expect(page).toHaveURL(CONTENT);

  await page.getByText('Links do rodapé').click();
  const links = page.getByRole('group', { name: 'Links', exact: true });
  await links.getByRole('button', { name: 'Adicionar link' }).click();
  const added = links.getByRole('listitem').last();
  await expect(added.getByLabel('Texto')).toBeFocused();
  await added.getByLabel('Texto').fill('Ofertas da semana');
  await added.getByLabel('Link').fill('/nao-existe');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(added.getByText('Esta página não existe na loja.')).toBeVisible();
  await expect(added.getByLabel('Link')).toBeFocused();
  await added.getByLabel('Link').fill('/modelos?type=Vans');
  await added.getByRole('button', { name: 'Subir Ofertas da semana' }).press('Enter');
  const above = links.getByRole('listitem').nth(-2);
  await expect(above.getByLabel('Texto')).toHaveValue('Ofertas da semana');
  await expect(above.getByRole('button', { name: 'Subir Ofertas da semana' })).toBeFocused();

  await page.getByText('5ª seção: história').click();
  const history = page.getByRole('group', { name: 'Itens', exact: true });
  await history.getByLabel('Descrição').last().fill('Texto que só o teste escreve.');
  await expect(page.getByRole('button', { name: 'Publicar' })).toBeDisabled();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Rascunho salvo. Ainda não está no ar.')).toBeVisible();

  const visitor = await openBrowser();
  const foot = visitor.getByRole('contentinfo');
  await test.step('the preview is the real page with the draft, as a visitor sees it', async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Pré-visualizar' }).click();
    const preview = await opened;
    await expect(preview.getByRole('contentinfo').getByRole('link', { name: 'Ofertas da semana' })).toBeVisible();
    await expect(preview.getByText('Texto que só o teste escreve.')).toBeVisible();
    await expect(preview.getByRole('complementary', { name: 'Prévia' })).toContainText('só você vê');
    await preview.getByRole('button', { name: 'Marcas' }).click();
    await expect(preview.getByRole('navigation', { name: 'Menu principal' }).getByRole('link').first()).toBeVisible();
    const { kept: cacheControl, status } = await preview.evaluate(async () => {
      const answer = await fetch(location.href);
      return { status: answer.status, kept: answer.headers.get('cache-control') };
    });
    expect([status, cacheControl]).toEqual([200, 'private, no-store']);
    await preview.close();
    await visitor.goto('/');
    await expect(foot.getByRole('link', { name: 'Vans' })).toBeVisible();
    await expect(foot.getByRole('link', { name: 'Ofertas da semana' })).toHaveCount(0);
    expect((await visitor.request.get('/?previa=1')).status()).toBe(403);
    // the administrator's own session is not affected
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Conteúdo da loja', level: 1 })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicado: os visitantes já veem.')).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByText('Texto que só o teste escreve.')).toBeVisible();
  await foot.getByRole('link', { name: 'Ofertas da semana' }).click();
  await expect(visitor).toHaveURL('/modelos?type=Vans');

  await expect(page.getByText(new RegExp(`^Versão ${before + 1} · no ar`))).toBeVisible();
  await page.getByRole('button', { name: `Voltar a esta versão: ${before}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByText(`A versão ${before} está no ar.`)).toBeVisible();
  await visitor.goto('/');
  await expect(foot.getByRole('link', { name: 'Vans' })).toBeVisible();
  await expect(foot.getByRole('link', { name: 'Ofertas da semana' })).toHaveCount(0);

  await goWithin(page, '/admin/configuracoes/historico?entity=SITE');
  await expect(page.getByRole('row').filter({ hasText: 'Links do rodapé' }).first()).toBeVisible();
});

test('the editor is accessible at all widths with everything open; of two who write the draft, the second chooses part by part', async ({
  page,
  request,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto(CONTENT);
  for (const part of ['2ª seção: cartões', 'Menu da loja', 'Links do rodapé']) await page.getByText(part).click();
  await page.getByRole('button', { name: 'Trocar imagem' }).first().click();
  await expect(page.getByRole('radio', { name: 'Desenho pneu suv' })).toBeVisible();
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 720 });
    // an element below the bar at the top cannot be read
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(excess)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');

  await page.getByRole('group', { name: 'Links', exact: true }).getByLabel('Texto').first().fill('Da segunda pessoa');
  const headers = await authorized(request, ADMIN);
  const draft = (await (await request.get('/api/site-content', { headers })).json()) as SiteDraft;
  const others = { ...draft.Content, Links: [{ Label: 'Da primeira pessoa', Href: '/modelos' }] };
  expect((await request.put('/api/site-content', { headers, data: inputOf(others) })).status()).toBe(200);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { name: /foi alterado por outra pessoa/ })).toBeVisible();
  await page.getByRole('radio', { name: /Da segunda pessoa/ }).check();
  await page.getByRole('button', { name: 'Salvar o escolhido' }).click();
  await expect(page.getByText('Rascunho salvo. Ainda não está no ar.')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText('Rascunho descartado.')).toBeVisible();
  await expect(page.getByText('O que está abaixo é o que está no ar.')).toBeVisible();
});
