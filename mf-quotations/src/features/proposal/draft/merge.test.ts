import { aLine, aProposal } from '@rodovia/shared/testing';
import fc from 'fast-check';
import { type Draft, type DraftLine, draftOf } from './draft';
import { mergeDrafts } from './merge';

const extra = (product: string) =>
  aLine({ QuotationItemCode: null, Asked: null, ProductCode: product, Description: product });
const base = (extras: string[] = []): Draft =>
  draftOf(
    aProposal({ Lines: [...['a', 'b', 'c'].map((code) => aLine({ QuotationItemCode: code })), ...extras.map(extra)] }),
  );
const change = (draft: Draft, key: string, fields: Partial<DraftLine>): Draft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.key === key ? { ...line, ...fields } : line)),
});
const without = (draft: Draft, product: string): Draft => ({
  ...draft,
  lines: draft.lines.filter(({ productCode }) => productCode !== product),
});
const products = ({ lines }: Draft) => lines.map(({ productCode }) => productCode);

const edit = fc.record({
  key: fc.constantFrom('a', 'b', 'c'),
  field: fc.constantFrom('quantity' as const, 'price' as const, 'note' as const, 'leadTime' as const),
  text: fc.constantFrom('1', '2', '3', '4'),
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;
const edited = (edits: readonly Edit[]) =>
  edits.reduce((draft, { key, field, text }) => change(draft, key, { [field]: text }), base());
const cell = (draft: Draft, key: string, field: keyof DraftLine) =>
  draft.lines.find((line) => line.key === key)?.[field];

test('every cell has what whoever changed it typed; a clash is one that both changed to different values', () => {
  fc.assert(
    fc.property(fc.array(edit), fc.array(edit), (mine, theirs) => {
      const [old, own, other] = [base(), edited(mine), edited(theirs)];
      const merged = mergeDrafts(old, own, other);
      let clashes = false;
      for (const { key, field } of [...mine, ...theirs]) {
        const [was, me, them] = [old, own, other].map((draft) => cell(draft, key, field));
        const isClash = me !== was && them !== was && me !== them;
        clashes ||= isClash;
        expect(cell(merged.mine, key, field)).toBe(me === was ? them : me);
        expect(cell(merged.theirs, key, field)).toBe(them === was ? me : them);
      }
      expect(merged.clashes).toBe(clashes);
    }),
  );
});

test('freight and note of the one stay beside the prices of the other', () => {
  const theirs = {
    ...base(),
    terms: { ...base().terms, freightKind: 'VALUE' as const, freight: '50,00', clientNote: 'Oi' },
  };
  const { mine, clashes } = mergeDrafts(base(), change(base(), 'a', { price: '1,00' }), theirs);
  expect(clashes).toBe(false);
  expect(mine.terms).toMatchObject({ freightKind: 'VALUE', freight: '50,00', clientNote: 'Oi' });
  expect(cell(mine, 'a', 'price')).toBe('1,00');
});

test('a product and its description are one change, as are a discount and its unit', () => {
  const mine = change(base(), 'a', { productCode: 'x', description: 'X' });
  const theirs = change(base(), 'a', { productCode: 'y', description: 'Y' });
  const merged = mergeDrafts(base(), mine, theirs);
  expect([merged.clashes, cell(merged.mine, 'a', 'description'), cell(merged.theirs, 'a', 'description')]).toEqual([
    true,
    'X',
    'Y',
  ]);
  const inReais = change(base(), 'a', { discount: '10', discountUnit: 'R$' });
  expect(mergeDrafts(base(), inReais, change(base(), 'b', { note: 'n' })).mine.lines[0]).toMatchObject({
    discount: '10',
    discountUnit: 'R$',
  });
});

test('products that either added are there once each, and those that either removed are gone', () => {
  const old = base(['x', 'y']);
  const [theirs] = [
    draftOf(
      aProposal({
        Lines: [...['a', 'b', 'c'].map((code) => aLine({ QuotationItemCode: code })), extra('y'), extra('z')],
      }),
    ),
  ];
  const own = without(old, 'y');
  const added = {
    ...own,
    lines: [...own.lines, { ...draftOf(aProposal({ Lines: [extra('w')] })).lines[0], key: 'extra 9' } as DraftLine],
  };
  const { mine, clashes } = mergeDrafts(old, added, theirs);
  expect(clashes).toBe(false);
  expect(
    products(mine)
      .filter((code) => code !== 'product')
      .sort(),
  ).toEqual(['w', 'z']);
  expect(new Set(mine.lines.map(({ key }) => key)).size).toBe(mine.lines.length);
});

test('a line that one removed and the other changed is asked', () => {
  const old = base(['x']);
  const { mine, theirs, clashes } = mergeDrafts(old, without(old, 'x'), change(old, 'extra 3', { price: '7,00' }));
  expect([clashes, products(mine).includes('x'), products(theirs).includes('x')]).toEqual([true, false, true]);
});
