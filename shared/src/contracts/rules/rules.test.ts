import fc from 'fast-check';
import { brokenRules, firstBroken, type Rule, validatorOf } from './rules';

type Values = Record<'a' | 'b', string>;

const anyRules = fc.array(
  fc.record({ field: fc.constantFrom('a', 'b'), sentence: fc.string({ minLength: 1 }), refused: fc.string() }),
);
const rulesFrom = (drawn: { field: string; sentence: string; refused: string }[]) =>
  drawn.map(
    ({ field, sentence, refused }): Rule<Values> => [field, sentence, (values) => values[field as 'a'] === refused],
  );

test('[VA-01] the first broken rule is the first sentence of its field, and nothing is broken where none is first', () => {
  const values = fc.record({ a: fc.string(), b: fc.string() });
  fc.assert(
    fc.property(anyRules, values, (drawn, typed) => {
      const rules = rulesFrom(drawn);
      const first = firstBroken(rules, typed);
      const all = brokenRules(rules, typed);
      expect(first === null).toBe(Object.keys(all).length === 0);
      if (first) expect(all[first.field]).toBe(first.message);
      for (const name of ['a', 'b'] as const) expect(validatorOf(rules, name)(typed[name], typed)).toBe(all[name]);
    }),
  );
});

test('the value being typed counts, not the one that the form still has', () => {
  const rules: Rule<Values>[] = [['a', 'A é obrigatório.', ({ a }) => a === '']];
  expect(validatorOf(rules, 'a')('', { a: 'x', b: '' })).toBe('A é obrigatório.');
  expect(validatorOf(rules, 'a')('x', { a: '', b: '' })).toBeUndefined();
});
