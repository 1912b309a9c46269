import { catalogueEntities } from './catalog-entities';
import { defineEntity, fieldsInOrder, nameField, notParticiple, requiredSentence } from './entity';

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
    'Marca não encontrada',
    'Categoria não encontrada',
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
