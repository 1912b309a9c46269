import { ADMIN, createPerson, logInDirectly, PASSWORD } from '../../../support/accounts';
import { type OwnServer, startOwnServer } from '../../../support/servers/own-server';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';

test.describe('a house with few administrators', () => {
  test.use({ expectedErrors: /status of (401|409)/ });
  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer();
  });
  test.afterAll(() => server.stop());

  test('[BO-13] [ST-06] never loses its last one: not to itself, and not when two switch each other off at once', async ({
    browser,
    consoleErrors,
  }) => {
    const enter = async (email: string) => {
      const context = await browser.newContext({ baseURL: server.origin, locale: 'pt-BR' });
      consoleErrors.watch(context);
      const page = await context.newPage();
      await logInDirectly(page, email);
      return page;
    };
    const first = await enter(ADMIN);
    await first.goto('/admin/administradores?isActive=true');
    await expect(first.getByText(/^1–1 · Total: 1 administrador/)).toBeVisible();
    const switchOff = first.getByRole('button', { name: /^Ativo: desativar/ });
    await switchOff.click();
    await first.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
    await expect(first.getByText('Error: Você não pode desativar a própria conta.')).toBeVisible();
    await expect(switchOff).toBeVisible();

    const other = await createPerson(first.request, 'admin', unique('Outra '));
    const second = await enter(other.Email);
    const names = { first: /desativar Outra/, second: /desativar (?!Outra)/ };
    for (const [page, name] of [
      [first, names.first],
      [second, names.second],
    ] as const) {
      await page.goto('/admin/administradores?isActive=true');
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    const answers = [first, second].map((page) => page.waitForResponse(/\/api\/person\/setInactive\//));
    await Promise.all(
      [first, second].map((page) => page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click()),
    );
    const statuses = (await Promise.all(answers)).map((answer) => answer.status());
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const logIns = await Promise.all(
      [ADMIN, other.Email].map((username) =>
        first.request.post('/api/Token', { data: { username, password: PASSWORD } }).then((answer) => answer.status()),
      ),
    );
    expect(logIns.sort()).toEqual([200, 405]);
    await Promise.all([first.context().close(), second.context().close()]);
  });
});
