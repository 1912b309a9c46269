import type { Product } from '@rodovia/shared/contracts/catalog';
import { fireEvent, render, screen } from '@testing-library/react';
import { Gallery } from './gallery';

const product = {
  Description: 'Pneu 205/55R16',
  ProductImage: [
    { Code: 'um', Url: '/um.webp' },
    { Code: 'dois', Url: '/dois.webp' },
  ],
} as Product;

const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'));

test('of several pictures the one that is shown is marked', () => {
  render(<Gallery product={product} />);
  expect(pressed()).toEqual(['Foto 1']);
  fireEvent.click(screen.getByRole('button', { name: 'Foto 2' }));
  expect(pressed()).toEqual(['Foto 2']);
  expect(screen.getByAltText('Pneu 205/55R16').getAttribute('src')).toContain('dois');
});

test('one picture needs no choice', () => {
  render(<Gallery product={{ ...product, ProductImage: product.ProductImage?.slice(0, 1) }} />);
  expect(screen.queryByRole('button', { name: 'Foto 1' })).toBeNull();
});
