import fc from 'fast-check';
import { tyreSizeKey } from '../tyres/tyre-size';
import { addressName, bareName, subjectPath } from './catalogue-addresses';

test.each([
  ['size', '205/55R16', '/pneus/205-55-r16'],
  ['size', '295/80R22.5', '/pneus/295-80-r22-5'],
  ['size', '10.00-20', '/pneus/10-00-20'],
  ['size', '31x10.50R15', '/pneus/31-x10-50-r15'],
  ['brand', 'Estrela Guia', '/pneus/marca/estrela-guia'],
  ['type', 'Caminhões e ônibus', '/pneus/tipo/caminhoes-e-onibus'],
  ['type', 'Caminhonetes / SUVs', '/pneus/tipo/caminhonetes-suvs'],
  ['rim', '22.5', '/pneus/aro/22-5'],
  ['brand', 'Bjørk', '/pneus/marca/bjørk'],
  ['brand', '***', undefined],
] as const)('the %s %s has the address %s', (subject, name, address) => {
  expect(subjectPath(subject, name)).toBe(address);
});

test('what an address writes has the letters and digits of the name, and is written again like that', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const written = addressName(name);
      expect(written).toMatch(/^(?:[\p{L}\d]+(?:-[\p{L}\d]+)*)?$/u);
      expect(bareName(written)).toBe(bareName(name));
      expect(bareName(addressName(written))).toBe(bareName(name));
    }),
  );
});

test('the digits in the address of a size are those of the size', () => {
  const size = fc.constantFrom('205/55R16', '295/80R22.5', '11R22.5', '10.00-20', '7.50-16', '185R14C', '18.4-34');
  fc.assert(fc.property(size, (text) => expect(addressName(text).replace(/\D/g, '')).toBe(tyreSizeKey(text))));
});
