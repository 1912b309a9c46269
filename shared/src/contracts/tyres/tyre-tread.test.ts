import { treadOf } from './tyre-tread';

test.each([
  ['Banda:Lama (M/T)\nPosição:Todos os eixos', 'Caminhonetes / SUVs', 'mud'],
  ['Banda:Mista (A/T)', 'Caminhonetes / SUVs', 'mixed'],
  ['Banda:Assimétrica, para piso molhado\nDemonstração:Produto fictício', 'Passeios', 'road'],
  ['Banda:Lisa, de baixa resistência\nPosição:Reboque', 'Caminhões e ônibus', 'ribs'],
  ['Banda:Borrachuda, com blocos\nPosição:Tração', 'Caminhões e ônibus', 'blocks'],
  ['POSIÇÃO:TRAÇÃO', 'Caminhões e ônibus', 'blocks'],
  ['', 'Caminhões e ônibus', 'ribs'],
  ['Posição:Tração', 'Máquinas', 'bars'],
  ['', undefined, 'road'],
])('%j of %s: %s', (details, type, tread) => {
  expect(treadOf(details, type)).toBe(tread);
});
