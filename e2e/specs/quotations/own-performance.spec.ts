import { authorized, logInDirectly } from '../../support/accounts';
import { expectAccessible } from '../../support/checks/axe';
import { sendProposal, servedQuotation } from '../../support/data/proposals';
import { expect, test } from '../../support/test';

test('[BO-22] [RO-04] a seller finds the own figures in the menu; each opens the list that it counts', async ({
  page,
  request,
}) => {
  const served = await servedQuotation(request);
  const proposal = await sendProposal(request, served);
  await request.put(`/api/proposal/accept/${proposal.Code}`, {
    headers: await authorized(request, served.client.Email),
    data: { totalCents: proposal.TotalCents },
  });
  await logInDirectly(page, served.seller.Email);
  await page.goto('/orcamentos');
  const menu = page.getByRole('navigation', { name: 'Painel' });
  await expect(menu.locator('[aria-current]')).toHaveText(['Orçamentos']);
  await menu.getByRole('link', { name: 'Meu desempenho' }).click();
  const queue = page.getByRole('region', { name: 'Minha fila' });
  await expect(queue.getByRole('link', { name: /^Propostas aceitas: 1, R\$/ })).toBeVisible();
  await expect(menu.locator('[aria-current]')).toHaveText(['Meu desempenho']);
  await expectAccessible(page);
  await queue.getByRole('link', { name: /^Propostas aceitas/ }).click();
  await expect(page).toHaveURL(/answer=ACCEPTED/);
  await expect(page.getByText('Total: 1 orçamento')).toBeVisible();
  await menu.getByRole('link', { name: 'Novo orçamento' }).click();
  await expect(menu.locator('[aria-current]')).toHaveText(['Novo orçamento']);
});
