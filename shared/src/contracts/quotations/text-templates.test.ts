import fc from 'fast-check';
import {
  appendText,
  fillTemplate,
  missingTemplateFacts,
  TEMPLATE_FIELDS,
  type TemplateFacts,
  unknownTemplateField,
} from './text-templates';

const fact = fc.string({ minLength: 1, maxLength: 20 });
const facts = fc.record(Object.fromEntries(TEMPLATE_FIELDS.map((name) => [name, fact]))) as fc.Arbitrary<TemplateFacts>;
const part = fc.oneof(
  fc.constantFrom(...TEMPLATE_FIELDS.map((name) => `{${name}}`)),
  fc.string({ maxLength: 12 }).map((text) => text.replace(/[{}]/g, '')),
);
const template = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));

test('with all facts every field of a text is filled, by the words as they are', () => {
  fc.assert(
    fc.property(template, facts, (text, known) => {
      const expected = text.replace(/\{(\p{L}+)\}/gu, (_, name: keyof TemplateFacts) => known[name] ?? '');
      return missingTemplateFacts(text, known).length === 0 && fillTemplate(text, known) === expected;
    }),
  );
});

test('what has no fact is named and stays; a fact is no text with fields of its own', () => {
  expect(missingTemplateFacts('{total}, {cliente}, {total}', { cliente: 'Ana' })).toEqual(['total']);
  expect(fillTemplate('{cliente}: {total}', { cliente: '{total}' })).toBe('{total}: {total}');
  expect(fillTemplate('{ cliente }', { cliente: '$& $1' })).toBe('$& $1');
});

test.each([
  ['Olá, {cliente}!', undefined],
  ['Olá, {nome}!', '{nome} não existe'],
  ['{}', '{} não existe'],
  ['{Cliente}', '{Cliente} não existe'],
  ['chave { só', undefined],
  ['{constructor}', '{constructor} não existe'],
])('%j: %j', (text, complaint) => {
  expect(unknownTemplateField(text)).toEqual(complaint && expect.stringContaining(complaint));
});

test('a text is added to what was typed, on a line of its own', () => {
  expect(appendText('', 'Olá')).toBe('Olá');
  expect(appendText('Oi \n', 'Olá')).toBe('Oi\nOlá');
});
