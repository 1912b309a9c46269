import fc from 'fast-check';
import { listLines, sheetLines, tableLines } from './list-lines';

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
