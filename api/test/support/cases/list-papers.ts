import { direcional, goods, reading, type Spelling } from './list-reading';

/** Lines copied out of papers of other systems and of message apps, and lines that ask for no tyre. */
export const PAPERS: Spelling[] = [
  // item, code, description, quantity, unit, unit price, total
  [
    '1     10023 PNEU 295/80R22.5 152/148M DIRECIONAL    12     UN     2.150,00  25.800,00',
    reading(12, '295/80R22.5', { load: '152/148', speed: 'M', ...direcional, words: '10023' }),
  ],
  ['1 10023 PNEU 295/80R22.5 12 UN 2.150,00 25.800,00', reading(12, '295/80R22.5')],
  ['2 10871 PNEU 205/55R16 91V 4 389,90 1.559,60', reading(4, '205/55R16', { load: '91', speed: 'V' })],
  ['003 7.50-16 12 LONAS 6 980,50 5.883,00', reading(6, '7.50-16', { plies: 12 })],
  ['10023 PNEU 295/80R22.5 8,00 1.900,00 15.200,00', reading(8, '295/80R22.5')],
  ['pneu 175/70R13 10023 4 un', reading(4, '175/70R13', { words: '10023' })],
  ['PNEU 205/55R16 2 UN 389,90', reading(2, '205/55R16')],
  // numbers with a point for thousands
  ['1.000 205/55R16', reading(1000, '205/55R16')],
  ['1.200x 275/80R22.5', reading(1200, '275/80R22.5')],
  ['205/55R16 - 1.000 un', reading(1000, '205/55R16')],
  // message apps
  ['[14:32, 12/03/2026] +55 11 98888-7777: oi', reading(null, null)],
  ['[14:32, 12/03/2026] +55 11 98888-7777: 4 205/55R16', reading(4, '205/55R16')],
  ['[12/03/2026, 14:32:10] Compras: preciso de 4 pneus 205/55 r16', reading(4, '205/55R16')],
  ['12/03/2026 14:32 - Frota: 4x 175/70R13', reading(4, '175/70R13')],
  ['12/03/26, 14:32 - Frota: bom dia', reading(null, null)],
  ['Att., Setor de compras - (11) 98888-7777', reading(null, null)],
  ['11 98888-7777', reading(null, null)],
  ['telefone (11) 3333-4444', reading(null, null)],
  ['e-mail compras@frota.example', reading(null, null)],
  ['CNPJ 11.222.333/0001-81', reading(null, null)],
  ['4 pneus 205/55R16 para 12/03/2026', reading(4, '205/55R16')],
  ['4 pneus 205/55R16 cep 01310-100', reading(4, '205/55R16')],
  ['Boa tarde, 2 Boa Carga 295/80 22,5', reading(2, '295/80R22.5', { brand: 'Boa Carga' })],
  // goods that are no tyres
  ['4 câmaras de ar 7.50-16', reading(4, '7.50-16', goods('câmara de ar'))],
  ['câmara de pneu 1000-20 2un', reading(2, '1000-20', goods('câmara de ar'))],
  ['2 protetores 1000-20', reading(2, '1000-20', goods('protetor'))],
  ['4 rodas aro 15', reading(4, null, goods('roda'))],
  ['roda 15 4 furos', reading(4, null, goods('roda'))],
  ['10 bicos', reading(10, null, goods('válvula'))],
  ['bico de pneu', reading(null, null, goods('válvula'))],
  ['4 pneus com câmara 7.50-16', reading(4, '7.50-16')],
  ['4 pneus 1000-20 + 4 câmaras', reading(4, '1000-20')],
  // short names of truck sizes
  ['10x20', reading(null, '10.00-20')],
  ['4 10x20', reading(4, '10.00-20')],
  ['12 pneus 9x20 liso', reading(12, '9.00-20', { words: 'liso' })],
];
