import type { ProposalLine } from '@rodovia/shared/contracts/proposals';
import { lineTotal, MAX_UNIT_CENTS } from '@rodovia/shared/contracts/proposals';
import { aLine, aProposal } from '@rodovia/shared/testing';
import fc from 'fast-check';
import { type Draft, type DraftLine, draftOf } from './draft';
import { readLeadTime, readLine, readWhole } from './read-line';
import { extraKey, type Sheet, type SheetAction, sheetReducer } from './reducer';
import { draftWith } from './samples';
import { draftTotals } from './totals';
import { contentOf, countErrors, storable } from './update';

const anyDiscount = fc.oneof(
  fc.constant({ DiscountPercent: null, DiscountCents: null }),
  fc.integer({ min: 1, max: 10_000 }).map((DiscountPercent) => ({ DiscountPercent, DiscountCents: null })),
  fc.integer({ min: 1, max: 100 }).map((DiscountCents) => ({ DiscountPercent: null, DiscountCents })),
);
const anyLine: fc.Arbitrary<ProposalLine> = fc
  .record({
    Quantity: fc.integer({ min: 1, max: 1000 }),
    UnitPriceCents: fc.integer({ min: 100, max: MAX_UNIT_CENTS }),
    LeadTimeDays: fc.option(fc.integer({ min: 0, max: 365 })),
    Note: fc.string({ maxLength: 40 }),
    Declined: fc.boolean(),
    DeclineReason: fc.string({ maxLength: 40 }),
    discount: anyDiscount,
  })
  .map(({ discount, ...line }) => aLine({ ...line, ...discount }));
const anyProposal = fc.array(anyLine, { maxLength: 6 }).map((lines) =>
  aProposal({
    Lines: lines.map((line, index) => ({ ...line, QuotationItemCode: index % 3 === 2 ? null : `item ${index}` })),
  }),
);

const change = (draft: Draft, index: number, texts: Partial<DraftLine>): Draft => ({
  ...draft,
  lines: draft.lines.map((line, place) => (place === index ? { ...line, ...texts } : line)),
});

test('what is stored and not touched is sent as it is stored', () => {
  fc.assert(
    fc.property(anyProposal, (proposal) => {
      const draft = draftOf(proposal);
      const sent = contentOf(storable(draft, draft));
      expect(sent.lines).toHaveLength(proposal.Lines.length);
      sent.lines?.forEach((line, index) => {
        const stored = proposal.Lines[index] as ProposalLine;
        expect(line).toMatchObject({
          quotationItemCode: stored.QuotationItemCode,
          productCode: null,
          quantity: stored.Quantity,
          unitPriceCents: stored.UnitPriceCents,
          leadTimeDays: stored.LeadTimeDays,
          note: stored.Note.trim(),
          declined: stored.Declined,
          declineReason: stored.Declined ? stored.DeclineReason.trim() : '',
        });
        expect(line.discountPercent ?? null).toBe(stored.DiscountPercent);
        expect(line.discountCents ?? null).toBe(stored.DiscountCents);
      });
      expect(sent).toMatchObject({ freight: { kind: 'CIF' }, validityDays: 5, paymentTermCode: null });
    }),
  );
});

test('the total of a line is that of the shared function; a line that is not right counts nothing and is counted', () => {
  fc.assert(
    fc.property(anyProposal, (proposal) => {
      const totals = draftTotals(draftOf(proposal));
      const sum = proposal.Lines.reduce(
        (total, line) =>
          total +
          lineTotal({
            quantity: line.Quantity,
            unitPriceCents: line.UnitPriceCents,
            discountPercent: line.DiscountPercent,
            discountCents: line.DiscountCents,
            declined: line.Declined,
          }),
        0,
      );
      expect(totals.totalCents).toBe(sum);
    }),
  );
  const wrong = change(draftWith({}, {}), 0, { price: 'doze' });
  expect(draftTotals(wrong)).toMatchObject({ totalCents: 40_000, wrong: 1, unanswered: 0 });
});

test('whatever is typed, only what the server takes is sent, and the rest of the draft goes out with it', () => {
  const anyText = fc.oneof(fc.string(), fc.constantFrom('10%', '12,50', 'R$ 1.234,5', '-1', '1e9', '99999999999', '0'));
  fc.assert(
    fc.property(anyText, anyText, anyText, anyText, (quantity, price, discount, leadTime) => {
      const stored = draftWith({}, {});
      const typed = change(stored, 0, { quantity, price, discount, leadTime });
      const [line] = contentOf(storable(typed, stored)).lines ?? [];
      if (!line) throw new Error('no line');
      const { unitPriceCents = null, discountPercent, discountCents, leadTimeDays = null } = line;
      expect(() =>
        lineTotal({ quantity: line.quantity, unitPriceCents, discountPercent, discountCents }),
      ).not.toThrow();
      expect(leadTimeDays === null || (leadTimeDays >= 0 && leadTimeDays <= 365)).toBe(true);
    }),
  );
});

test('an amount that is not right yet leaves all amounts of its line as they are stored', () => {
  const stored = draftWith({ Quantity: 4, UnitPriceCents: 10_000 });
  const sent = (texts: Partial<DraftLine>) => contentOf(storable(change(stored, 0, texts), stored)).lines?.[0];
  expect(sent({ price: '90', discount: 'dez' })).toMatchObject({ unitPriceCents: 10_000, discountPercent: null });

  expect(sent({ price: '10', discount: 'R$ 400,01' })).toMatchObject({ unitPriceCents: 10_000, discountCents: null });
  expect(sent({ price: '90', leadTime: 'logo', note: 'n' })).toMatchObject({
    unitPriceCents: 9000,
    leadTimeDays: 0,
    note: 'n',
  });
  expect(countErrors(change(stored, 0, { price: 'x', leadTime: 'logo' }))).toBe(2);
});

test.each([
  ['', null],
  ['0', 0],
  ['Pronta entrega', 0],
  ['5', 5],
  ['5 dias', 5],
  ['1 dia útil', 1],
  ['10 dias úteis', 10],
  ['366', Number.NaN],
  ['-1', Number.NaN],
  ['logo', Number.NaN],
])('lead time %p is %p', (text, days) => expect(readLeadTime(text)).toBe(days));

test.each([
  ['4', 4],
  [' 1.000 ', 1000],
  ['1.5', Number.NaN],
  ['4,0', Number.NaN],
  ['', Number.NaN],
])('quantity %p is %p', (text, count) => expect(readWhole(text)).toBe(count));

test('a line is answered by a price, or by a reason not to offer it', () => {
  const [line] = draftWith({ UnitPriceCents: null }).lines as [DraftLine];
  expect(readLine(line).answered).toBe(false);
  expect(readLine({ ...line, price: '10' }).answered).toBe(true);
  expect(readLine({ ...line, declined: true }).answered).toBe(false);
  expect(readLine({ ...line, declined: true, declineReason: 'Fora de linha' }).answered).toBe(true);
});

describe('the sheet', () => {
  const sheet = (): Sheet => ({ draft: draftWith({}, {}, {}), undo: null });

  test('typing into a line leaves the others the same objects', () => {
    const before = sheet();
    const after = sheetReducer(before, { type: 'type', key: 'item 1', field: 'price', text: '7' });
    expect(after.draft.lines.map((line, index) => line === before.draft.lines[index])).toEqual([true, false, true]);
    expect(after.draft.terms).toBe(before.draft.terms);
  });

  test('a discount has the unit that was chosen last, or the one that it names', () => {
    const unit = (of: Sheet) => of.draft.lines.map(({ discountUnit }) => discountUnit);
    const type = (of: Sheet, key: string, text: string) =>
      sheetReducer(of, { type: 'type', key, field: 'discount', text });
    const input = (of: Sheet) => readLine(of.draft.lines[0] as DraftLine).input;
    expect(input(type(sheet(), 'item 0', '10'))).toMatchObject({ discountPercent: 1000, discountCents: null });
    const reais = sheetReducer(type(sheet(), 'item 1', '5'), { type: 'unit', key: 'item 0', unit: 'R$' });
    expect(unit(reais)).toEqual(['R$', '%', 'R$']);
    expect(input(type(reais, 'item 0', '10'))).toMatchObject({ discountPercent: null, discountCents: 1000 });
    const named = type(reais, 'item 0', '10%');
    expect([unit(named)[0], input(named).discountPercent]).toEqual(['%', 1000]);
    expect(input(type(sheet(), 'item 0', 'R$ 10'))).toMatchObject({ discountCents: 1000 });
  });

  test.each<SheetAction>([
    { type: 'discountAll', unit: '%', discount: '10%' },
    { type: 'remove', key: 'item 1' },
    { type: 'fill', lines: [], what: 'Colagem' },
    {
      type: 'offer',
      key: 'item 0',
      offer: { productCode: 'p', description: 'd', size: 's', codePub: 'c' },
      publicPrice: null,
      price: '',
    },
  ])('$type can be taken back', (action) => {
    const before = sheet();
    const after = sheetReducer(before, action);
    expect(after.draft.lines).not.toEqual(before.draft.lines);
    expect(sheetReducer(after, { type: 'undo' }).draft).toEqual(before.draft);
  });

  test('the key of a new extra is nobody else’s', () => {
    const draft = draftOf(aProposal({ Lines: [aLine({}), aLine({ QuotationItemCode: null })] }));
    const first = extraKey(draft.lines);
    const second = extraKey([...draft.lines, { ...draft.lines[0], key: first } as DraftLine]);
    expect(new Set([...draft.lines.map(({ key }) => key), first, second]).size).toBe(4);
  });
});

test('what can be stored stays as it is, and is stored a second time alike', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (price, freight, validityDays) => {
      const stored = draftWith({}, {});
      const typed = change(stored, 0, { price });
      const terms = { ...typed.terms, freightKind: 'VALUE' as const, freight, validityDays };
      const first = storable({ ...typed, terms }, stored);
      expect(countErrors(first)).toBe(0);
      expect(storable(first, stored)).toEqual(first);
      expect(first.lines[1]).toBe(typed.lines[1]);
    }),
  );
});

test('[BO-23] what is written too long stays as it was typed, and as it was stored on the server', () => {
  const stored = draftWith({ Note: 'curta' }, { Declined: true, DeclineReason: 'Fora de linha' });
  const long = 'x'.repeat(301);
  const typed = change(change(stored, 0, { note: long }), 1, { declineReason: long });
  const terms = { ...typed.terms, clientNote: 'y'.repeat(2001), innerNote: 'z'.repeat(2000) };
  expect(countErrors({ ...typed, terms })).toBe(3);
  const sent = contentOf(storable({ ...typed, terms }, stored));
  expect(sent.lines?.map(({ note, declineReason }) => [note, declineReason])).toEqual([
    ['curta', ''],
    ['', 'Fora de linha'],
  ]);
  expect(sent).toMatchObject({ clientNote: '', innerNote: terms.innerNote });
});
