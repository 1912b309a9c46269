import { catalogueEntities } from '../catalog/catalog-entities';
import {
  defineEntity,
  fieldsInOrder,
  hiddenIn,
  listFailed,
  nameField,
  newRecord,
  notParticiple,
  readWhole,
  requiredSentence,
  withArticle,
} from './entity';

const rows = catalogueEntities.flatMap((entity) =>
  Object.entries(entity.fields).map(([name, field]) => [entity.resource, name, field, entity] as const),
);

test.each(rows)('%s.%s has the wire name of its payload name', (_resource, name, { wire }) => {
  expect(wire).toBe(name.charAt(0).toUpperCase() + name.slice(1));
});

test.each(catalogueEntities.map((entity) => [entity.resource, entity] as const))(
  '%s: a record is known by a text of its own, columns of files have names of their own',
  (_resource, { named, fields, fileOrder = [] }) => {
    expect(fields[named]?.kind).toBe('text');
    const headings = Object.values(fields).map(({ heading, label }) => heading ?? label);
    expect(new Set(headings).size).toBe(headings.length);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining([...fileOrder]));
  },
);

test('fields that are named come first, the others follow once each, and unknown names are nothing', () => {
  const { fields } = defineEntity({
    resource: 'x',
    one: 'x',
    article: 'o',
    many: 'X',
    named: 'a',
    exportFile: 'x',
    fields: {
      a: { kind: 'text', wire: 'A', label: 'A', maxLength: 1 },
      b: { kind: 'text', wire: 'B', label: 'B', maxLength: 1 },
      c: { kind: 'text', wire: 'C', label: 'C', maxLength: 1 },
    },
  });
  expect(fieldsInOrder(fields, ['c', 'z', 'c']).map(([name]) => name)).toEqual(['c', 'a', 'b']);
});

test('sentences follow the article of the noun', () => {
  const sentences = catalogueEntities.map((entity) => notParticiple(entity, 'encontrad'));
  expect(sentences).toEqual([
    'Motivo de perda não encontrado',
    'Condição de pagamento não encontrada',
    'Texto pronto não encontrado',
    'Marca não encontrada',
    'Categoria não encontrada',
    'Veículo não encontrado',
    'Empresa não encontrada',
    'Grupo não encontrado',
    'Modelo não encontrado',
    'Produto não encontrado',
  ]);
  expect(requiredSentence({ label: 'Cidade', missing: 'Cidade é obrigatória.' })).toBe('Cidade é obrigatória.');
  expect(requiredSentence('Nome')).toBe('Nome é obrigatório.');
  for (const label of ['Unidade', 'Descrição específica', 'Marca'])
    expect(requiredSentence(label)).toBe(`${label} é obrigatória.`);
  expect(requiredSentence('Senha')).toBe('Senha é obrigatório.');
});

test('an entity whose naming field is missing is a mistake that is noticed', () => {
  const [brand] = catalogueEntities;
  expect(() => nameField({ ...(brand as (typeof catalogueEntities)[number]), named: 'nothing' })).toThrow(
    'No field nothing',
  );
});

test('a noun stands with its article, its adjective and its plural', () => {
  const [brand, group] = ['brand', 'group'].map((name) => catalogueEntities.find(({ resource }) => resource === name));
  expect([brand, group].map((one) => one && [withArticle(one), newRecord(one), listFailed(one)])).toEqual([
    ['a marca', 'Nova marca', 'Erro ao carregar as marcas!'],
    ['o grupo', 'Novo grupo', 'Erro ao carregar os grupos!'],
  ]);
});

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['1', 1],
  ['99', 99],
  ['0', Number.NaN],
  ['100', Number.NaN],
  ['1.5', Number.NaN],
  ['12a', Number.NaN],
  ['a12', Number.NaN],
  ['', Number.NaN],
])('%j in a field from 1 to 99 reads %p', (text, number) => {
  expect(readWhole({ kind: 'whole', wire: 'X', label: 'X', minimum: 1, maximum: 99 }, text)).toBe(number);
});

test.each<['text' | 'lines' | 'option', string, string | undefined]>([
  ['text', 'a\nb', 'X: não use quebras de linha nem caracteres invisíveis.'],
  ['text', 'ab', undefined],
  ['lines', 'a\nb', undefined],
  ['lines', 'a\u202eb', 'X: não use caracteres de controle nem invisíveis.'],
  ['option', 'a\nb', undefined],
])('in a field of %s, %j hides: %s', (kind, value, sentence) => {
  expect(hiddenIn({ kind, label: 'X' }, value)).toBe(sentence);
});

test('a label is feminine by its first word', () => {
  expect(requiredSentence('O código da marca')).toBe('O código da marca é obrigatório.');
  expect(requiredSentence('Unidade de medida')).toBe('Unidade de medida é obrigatória.');
});
