import { BrowserRouter } from '@rodovia/shared/router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageHost } from './page-host';

jest.mock('../layouts/storefront/storefront-layout', () => ({
  StorefrontLayout: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));
jest.mock('../dialogs/dialog-host', () => ({ DialogHost: () => null }));

test('[MF-04] an area of which no module is published says so', () => {
  render(
    <BrowserRouter>
      <PageHost modules={[]} />
    </BrowserRouter>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Esta área não está publicada');
  screen.getByText('Nenhum módulo publicado atende a este endereço.');
});
