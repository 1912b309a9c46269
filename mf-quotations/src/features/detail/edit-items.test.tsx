import type { Product } from '@rodovia/shared/contracts/catalog';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { BrowserRouter } from '@rodovia/shared/router';
import { api } from '@rodovia/shared/runtime';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { EditItems } from './edit-items';

const first = { Code: 'a', Size: '205/55R16', Description: 'Pneu A' } as Product;
const second = { Code: 'b', Size: '11R22.5', Description: 'Pneu B' } as Product;

jest.mock('../../product-choice/product-dialog', () => ({
  ProductDialog: ({ onChoose }: { onChoose: (product: Product) => void }) =>
    [first, second].map((product) => (
      <button key={product.Code} type="button" onClick={() => onChoose(product)}>
        Escolher {product.Description}
      </button>
    )),
}));

const quotation = {
  Code: 'q',
  Number: 198,
  Version: 3,
  ShoppingCartItem: [{ Code: 'i', Quantity: 2, Product: first }],
} as unknown as ShoppingCart;

async function open() {
  const onClose = jest.fn();
  render(
    <BrowserRouter>
      <EditItems quotation={quotation} place="items q" onClose={onClose} />
    </BrowserRouter>,
  );
  // its code loads with the first dialog
  await screen.findByRole('dialog');
  return onClose;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
async function add(product: Product) {
  await press('Adicionar produto');
  await press(`Escolher ${product.Description}`);
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

test('[AP-06] a product that is there already is one more of it; another is a line of its own', async () => {
  const put = jest.spyOn(api, 'put').mockResolvedValue({});
  const onClose = await open();
  await add(first);
  await add(second);
  await press('Salvar');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(put.mock.calls[0]?.[1]).toEqual({
    code: 'q',
    shoppingCartItem: [
      { productCode: 'a', quantity: 3 },
      { productCode: 'b', quantity: 1 },
    ],
  });
});

test('leaving with changes asks what is lost; without any it does not', async () => {
  const onClose = await open();
  await add(second);
  await press('Cancelar');
  expect(await screen.findByText('Descartar as alterações?')).toBeTruthy();
  await press('Continuar editando');
  expect(onClose).not.toHaveBeenCalled();
  await press(/^Remover .*Pneu B/);
  await press('Cancelar');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
