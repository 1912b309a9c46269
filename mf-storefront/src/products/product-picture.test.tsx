/** @jest-environment jsdom */
import type { Product } from '@rodovia/shared/contracts/catalog';
import { render, screen } from '@testing-library/react';
import { ProductPicture } from './product-picture';

const tyre = { Size: '205/55R16', Description: 'Pneu', Brand: { Description: 'Boa <Carga> & Cia' } } as Product;

/** Shows tyres side by side; returns their drawings. */
function drawingsOf(...details: (string | undefined)[]) {
  render(
    details.map((Observation) => (
      <ProductPicture key={String(Observation)} product={{ ...tyre, Observation } as Product} />
    )),
  );
  return screen.getAllByRole('img', { name: 'Desenho do pneu 205/55R16' });
}

test('without a photograph the tyre is drawn with its brand and size on the side wall, each on its own ring', () => {
  const drawings = drawingsOf('Banda:Lama (M/T)', 'Banda:Comum');
  const rings = drawings.map((drawing) => {
    const [brand, size] = drawing.querySelectorAll('textPath');
    expect([brand?.textContent, size?.textContent]).toEqual(['Boa <Carga> & Cia', '205/55 R16']);
    const id = brand?.getAttribute('href')?.slice(1) ?? '';
    expect(size?.getAttribute('href')).toBe(`#${id}`);
    expect(drawing.querySelector(`[id="${id}"]`)?.tagName).toBe('path');
    return id;
  });
  expect(new Set(rings).size).toBe(drawings.length);
});

test('the tread is that of the details, and a usual one where nothing is known', () => {
  const treads = drawingsOf('Banda:Lama (M/T)', 'Banda:Lisa', 'Demonstração:sim', undefined).map((drawing) =>
    drawing.querySelector('path:last-child')?.getAttribute('d'),
  );
  expect(new Set(treads.slice(0, 3)).size).toBe(3);
  expect(treads[3]).toBe(treads[2]);
});

test('a photograph stands in the place of the drawing', () => {
  const photographed = { ...tyre, ProductImage: [{ Code: 'um', Url: '/um.webp' }] } as Product;
  render(<ProductPicture product={photographed} />);
  expect(screen.getByAltText('Pneu').getAttribute('src')).toContain('um');
  expect(document.querySelector('svg')).toBeNull();
});
