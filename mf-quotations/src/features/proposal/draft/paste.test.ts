import { MAX_UNIT_CENTS, writeCents } from '@rodovia/shared/contracts/proposals';
import fc from 'fast-check';
import type { DraftLine } from './draft';
import { pasteColumn } from './paste';
import { draftWith } from './samples';

describe('a pasted column', () => {
  const lines = draftWith({}, {}, {}, {}).lines;
  const prices = (text: string, start = 0) => pasteColumn(lines, 'price', start, text).lines.map(({ price }) => price);

  test('fills downwards from where it is pasted', () => {
    expect(prices('10,00\r\n20,00\r\n', 1)).toEqual(['100,00', '10,00', '20,00', '100,00']);
    expect(pasteColumn(lines, 'price', 0, '1\n2\n3').filled).toBe(3);
  });

  test('names what is no price, and puts it where it can be corrected', () => {
    const { lines: filled, filled: count, complaints } = pasteColumn(lines, 'price', 0, 'R$ 1.234,50\nabc\n\n7\n8\n9');
    expect(filled.map(({ price }) => price)).toEqual(['R$ 1.234,50', 'abc', '100,00', '7']);
    expect(count).toBe(2);
    expect(complaints).toEqual(['Linha 2: “abc” não é um preço.', 'Sobraram 2 valores sem linha: 8; 9.']);
  });

  test('uses the first column only, and leaves lines that are not offered', () => {
    const declined = [{ ...lines[0], declined: true } as DraftLine, ...lines.slice(1)];
    const { complaints, lines: filled } = pasteColumn(declined, 'price', 0, '5\tx\n6\ty');
    expect(filled[0]).toBe(declined[0]);
    expect(filled[1]?.price).toBe('6');
    expect(complaints).toEqual([
      'Linha 1 está como não atendida: “5” não foi usado.',
      'Só a primeira coluna foi usada.',
    ]);
  });

  test('no cell is lost: each is in its line, or named', () => {
    const cell = fc.oneof(
      fc.integer({ min: 0, max: MAX_UNIT_CENTS }).map(writeCents),
      fc.stringMatching(/^[a-z]{1,8}$/),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), fc.integer({ min: 0, max: 3 }), (cells, start) => {
        const pasted = pasteColumn(lines, 'price', start, cells.join('\n'));
        const complaint = pasted.complaints.join(' ');
        cells.forEach((text, index) => {
          const line = pasted.lines[start + index];
          expect(line?.price === text || complaint.includes(text)).toBe(true);
        });
        expect(pasted.lines).toHaveLength(lines.length);
      }),
    );
  });
});
