import { MAX_LIST_LINE_LENGTH } from '@rodovia/shared/contracts/quotations';
import fc from 'fast-check';
import { listLines, readable, sheetLines, tableLines } from './list-lines';

describe('the lines of a list', () => {
  test('are those of the text, without what nobody sees', () => {
    expect(listLines('4x 205/55R16\r\n\r\n  2 un 11R22,5\u200b\u202e \r4 pneus\u0000 aro 13')).toEqual([
      '4x 205/55R16',
      '2 un 11R22,5',
      '4 pneus aro 13',
    ]);
    expect(listLines(' \n\t\n')).toEqual([]);
  });

  test('a comma in a line is none of a column', () => {
    expect(listLines('2 295/80R22,5, direcional\n4 7,50-16, 10 lonas')).toEqual([
      '2 295/80R22,5, direcional',
      '4 7,50-16, 10 lonas',
    ]);
  });

  test('columns under headings are read as what they are called, in any order', () => {
    expect(
      listLines('Item\tMedida\tMarca\tQtde\tPreço\n1\t205/55R16\tPirelli\t4\t399,90\n2\t11R22.5\t\t2,00\t'),
    ).toEqual(['4x 205/55R16 Pirelli', '2x 11R22.5']);
    expect(listLines('Qtd;Largura;Perfil;Aro;IC;IV;Lonas\n4;205;55;16;91;V;\n2;;;;152;M;16')).toEqual([
      '4x 205/55R16 91V',
      '2x 152M 16 lonas',
    ]);
    expect(sheetLines('quantidade,medida,observação\n4,"295/80R22,5","eixo, direcional"\n')).toEqual([
      '4x 295/80R22,5 eixo, direcional',
    ]);
  });

  test('headings may stand beneath a letterhead, and an unknown column is kept', () => {
    const text = 'Transportes do Vale\n\nQTD | MEDIDA | FABRICANTE\n6 | 275/80R22.5 | Firestone';
    expect(listLines(text)).toEqual(['6x 275/80R22.5 Firestone']);
  });

  test('numbers that count the lines say nothing of how many tyres; others do', () => {
    expect(listLines('1 - 205/55R16 - 4 un\n2 - 11R22.5 - 2 un\n3 - 7.50-16 - 6 un')).toEqual([
      '205/55R16 - 4 un',
      '11R22.5 - 2 un',
      '7.50-16 - 6 un',
    ]);
    expect(listLines('4 205/55R16\n2 11R22.5\n3 7.50-16')).toEqual(['4 205/55R16', '2 11R22.5', '3 7.50-16']);
  });

  test('columns without headings are found over all lines: items, units, and amounts that multiply', () => {
    const paper = [
      'PROPOSTA 4471',
      '1     10023 PNEU 295/80R22.5 152/148M DIRECIONAL    12     UN     2.150,00  25.800,00',
      '2     10871 PNEU 205/55R16 91V    4     UN     389,90  1.559,60',
      '3     11002 PNEU 7.50-16    10   UN   980,50   9.805,00',
    ].join('\n');
    const lines = [
      'PROPOSTA 4471',
      '12x 10023 PNEU 295/80R22.5 152/148M DIRECIONAL',
      '4x 10871 PNEU 205/55R16 91V',
      '10x 11002 PNEU 7.50-16',
    ];
    expect(listLines(paper)).toEqual(lines);
    expect(listLines(paper.replaceAll(/ {2,}/g, '\t'))).toEqual(lines);
    // without units, the amounts tell which of two numbers is the quantity
    expect(listLines('7   205/55R16   4   389,90   1.559,60\n9   11R22.5   2   1.900,00   3.800,00')).toEqual([
      '4x 7 205/55R16',
      '2x 9 11R22.5',
    ]);
    expect(listLines('205/55R16   4   PÇ\n11R22.5   2,00   PÇ')).toEqual(['4x 205/55R16', '2x 11R22.5']);
  });

  test('columns that do not tell which number is the quantity are left as they are', () => {
    expect(listLines('10023   205/55R16   4\n10871   11R22.5   2')).toEqual(
      ['10023   205/55R16   4', '10871   11R22.5   2'].map((line) => line.replaceAll('   ', ' ')),
    );
  });

  test('a sheet without headings keeps its cells apart', () => {
    expect(
      tableLines([
        ['4', '205/55R16', ''],
        ['', '', ''],
        ['2', '11R22.5', 'trativo'],
      ]),
    ).toEqual(['4 ; 205/55R16', '2 ; 11R22.5 ; trativo']);
    expect(sheetLines('"4";"205/55R16"\n"2";"31x10,50R15"')).toEqual(['4 ; 205/55R16', '2 ; 31x10,50R15']);
  });

  test('a heading is known by its word, whatever stands around it', () => {
    expect(listLines('Desconto;Qtd. (R$);Dimensão;Código\n5;4;205/55R16;A-1')).toEqual(['4x 205/55R16 A-1']);
    expect(listLines('Valor R;Qtd;Medida;Valor Total\n300;4;205/55R16;1200')).toEqual(['4x 205/55R16']);
    expect(listLines('Valor rápido;Qtd;Medida\n300;4;205/55R16')).toEqual(['4x 300 205/55R16']);
    expect(listLines('Desconto;Prazo;Placa;Medida;Obs\n1;2;3;11R22.5;liso')).toEqual(['11R22.5 liso']);
  });

  test('a row of numbers is no row of headings, and headings stand in the first ten rows', () => {
    expect(listLines('qtd;medida 205;marca\n4;11R22.5;x')).toEqual(['qtd;medida 205;marca', '4;11R22.5;x']);
    expect(listLines('qtd;item 1;medida\n4;x;11R22.5')).toEqual(['4x x 11R22.5']);
    const letterhead = (rows: number) => `${'Transportes;Vale\n'.repeat(rows)}Qtd;Medida\n4;11R22.5`;
    expect(listLines(letterhead(9))).toEqual(['4x 11R22.5']);
    expect(listLines(letterhead(10))).toHaveLength(12);
    expect(listLines('Qtd;folha\n4;11R22.5')).toHaveLength(2);
  });

  test('a quantity is a whole number, with zeros behind its comma or without; anything else stays as it is', () => {
    const quantities = ['4', '4,0', '2.0000', '4,00000', '1234567', 'cerca de 4', '4 ou 5', ''];
    expect(listLines(`Qtd;Medida\n${quantities.map((quantity) => `${quantity};11R22.5`).join('\n')}`)).toEqual([
      '4x 11R22.5',
      '4x 11R22.5',
      '2x 11R22.5',
      '4,00000 11R22.5',
      '1234567 11R22.5',
      'cerca de 4 11R22.5',
      '4 ou 5 11R22.5',
      '11R22.5',
    ]);
  });

  test('a size in three columns is one only where all three are filled', () => {
    const rows = ['205;55;16', '205;55;R16', '205;55;r16', '205;;16', ';55;16', '205;55;', '1000;;20'];
    expect(listLines(`Largura;Perfil;Aro\n${rows.join('\n')}`)).toEqual([
      '205/55R16',
      '205/55R16',
      '205/55R16',
      '205 16',
      '55 16',
      '205 55',
      '1000 20',
    ]);
    expect(listLines('Largura;Perfil;Aro;Lonas\n205;55;aro 16;16 lonas')).toEqual(['205/55Raro 16 16 lonas']);
  });

  test('a row that says nothing is none', () => {
    expect(listLines('Qtd;Medida\n;\n ; \n4;11R22.5\n;\u200b')).toEqual(['4x 11R22.5']);
    expect(tableLines([['', ' '], ['\u200b'], ['4', '11R22.5']])).toEqual(['4 ; 11R22.5']);
  });

  test('lines are counted by a number and a sign or a tab in front of each of three or more', () => {
    const items = ['11R22.5', '7.50-16', '18.4-34'];
    const counted = (between: string, from = 1) => items.map((item, at) => `${from + at}${between}${item}`).join('\n');
    for (const between of ['-', ' - ', '.', '. ', ') ', ': ', ' – ', '\t'])
      expect(listLines(counted(between))).toEqual(items);
    expect(listLines(counted('-', 2))).toEqual(['2-11R22.5', '3-7.50-16', '4-18.4-34']);
    expect(listLines(counted(' '))).toEqual(['1 11R22.5', '2 7.50-16', '3 18.4-34']);
    expect(listLines('1- 11R22.5\n2- 7.50-16')).toEqual(['1- 11R22.5', '2- 7.50-16']);
    expect(listLines('1- 11R22.5\n2- 7.50-16\nitem 3- 18.4-34')[0]).toBe('1- 11R22.5');
    const many = Array.from({ length: 12 }, (_, at) => items[at % 3] ?? '');
    for (const between of ['\t', '- ']) {
      expect(listLines(many.map((item, at) => `${at + 1}${between}${item}`).join('\n'))).toEqual(many);
    }
  });

  test('a file without headings and without quotes is a text', () => {
    expect(sheetLines('4;205/55R16')).toEqual(listLines('4;205/55R16'));
    expect(sheetLines('4 "205/55R16"')).toEqual(['4 "205/55R16"']);
    expect(sheetLines('"Qtd";"Medida"\n"4";"205/55R16"')).toEqual(['4x 205/55R16']);
  });

  test('what is read of a line is as long as a line may be', () => {
    expect(readable('  \u200b4 205/55R16 ')).toBe('4 205/55R16');
    expect(readable('x'.repeat(MAX_LIST_LINE_LENGTH + 1))).toHaveLength(MAX_LIST_LINE_LENGTH);
  });

  test('whatever is pasted, lines are visible texts, and reading them again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const lines = listLines(text);
        for (const line of lines) expect(line).toMatch(/^\S(.*\S)?$/u);
        expect(lines.flatMap((line) => listLines(line))).toEqual(lines);
      }),
    );
  });

  test('a table keeps its sizes and quantities through any order of its columns and any separator', () => {
    const row = fc.record({
      quantity: fc.integer({ min: 1, max: 999 }),
      size: fc.constantFrom('205/55R16', '295/80R22.5', '18.4-34', '31x10.50R15'),
      brand: fc.constantFrom('Pirelli', 'Michelin', ''),
    });
    const order = fc.shuffledSubarray(['quantity', 'size', 'brand'] as const, { minLength: 3 });
    const names = { quantity: 'Quantidade', size: 'Medida', brand: 'Marca' };
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), order, fc.constantFrom('\t', ';', '|'), (rows, keys, separator) => {
        const text = [keys.map((key) => names[key]), ...rows.map((one) => keys.map((key) => one[key]))];
        const lines = listLines(text.map((cells) => cells.join(separator)).join('\n'));
        expect(lines).toHaveLength(rows.length);
        for (const [at, { quantity, size }] of rows.entries()) {
          expect(lines[at]).toContain(`${quantity}x`);
          expect(lines[at]).toContain(size);
        }
      }),
    );
  });
});
