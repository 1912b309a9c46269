import fc from 'fast-check';
import { formatInstant, formatMoney, formatNumber } from './format';

test('[SF-21] dates are shown as day/month/year às hour:minute in São Paulo', () => {
  expect(formatInstant('2026-11-21T17:05:00.000Z')).toBe('21/11/2026 às 14:05');
  expect(formatInstant('2026-01-01T01:30:00.000Z')).toBe('31/12/2025 às 22:30');
});

test('prices and counts are written as Intl writes them for Brazil', () => {
  const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  const whole = new Intl.NumberFormat('pt-BR');
  fc.assert(
    fc.property(fc.integer({ min: -2e9, max: 2e9 }), (value) => {
      expect(formatNumber(value)).toBe(whole.format(value));
      expect(formatMoney(value / 100)).toBe(money.format(value / 100));
    }),
    { examples: [[0], [-1], [99], [100], [99_999], [100_000]] },
  );
});
