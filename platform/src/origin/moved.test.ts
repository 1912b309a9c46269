import { movedTo } from './moved';

test.each([
  ['/modelos/', '/modelos'],
  ['/carrinho/?a=1', '/carrinho?a=1'],
  ['/products', '/modelos'],
  ['/products/?type=Vans', '/modelos?type=Vans'],
  ['/admin/marcas/', '/admin/marcas'],
])('%s has moved to %s', (address, expected) => {
  expect(movedTo(address)).toBe(expected);
});

test.each([
  '/',
  '/modelos',
  '/modelos?next=/outra/',
  '//outra.example/',
  '///outra.example/',
  '/\\outra.example/',
  '/%5Coutra.example/',
  '/%2foutra.example/',
  '/modelos//',
  'http://outra.example/',
])('%s stays where it is', (address) => {
  expect(movedTo(address)).toBeNull();
});

test('an address that has moved stays on its host', () => {
  for (const address of ['/a:b/', '/@outra.example/', '/..//outra.example/', '/.outra/'])
    expect(new URL(movedTo(address) ?? '/', 'http://loja.example').host).toBe('loja.example');
});
