import { foldText } from './fold-text';

test('accents and case are nothing', () => {
  expect(foldText('PneuS Ágeis, Çedilha Ñandú')).toBe('pneus ageis, cedilha nandu');
});
