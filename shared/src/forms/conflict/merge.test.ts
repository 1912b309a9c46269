import { chosenValues, contested, proposed } from './merge';

interface Values {
  name: string;
  stateCode: string;
  cityCode: string;
  phone: string;
}

const base: Values = { name: 'Ana', stateCode: 'SP', cityCode: '1', phone: '' };
const fields = [
  { name: 'name', label: 'Nome' },
  { name: 'cityCode', label: 'Cidade', also: ['stateCode'] },
  { name: 'phone', label: 'Telefone' },
] as const;
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test('where nobody changed what the form shows, there is nothing to choose', () => {
  const conflict = { base, theirs: { ...base }, mine: { ...base, name: 'Ana Maria' } };
  expect(contested(fields, conflict)).toEqual([]);
});

test('where both changed to the same, there is nothing to choose either', () => {
  const conflict = { base, theirs: { ...base, name: 'Ana B.' }, mine: { ...base, name: 'Ana B. ' } };
  expect(contested(fields, conflict)).toEqual([]);
});

test('each field that differs is shown, with the value of whoever changed it proposed', () => {
  const theirs = { ...base, name: 'Ana B.', phone: '11' };
  const conflict = { base, theirs, mine: { ...base, name: 'Ana Maria', cityCode: '2' } };
  expect(namesOf(contested(fields, conflict))).toEqual(['name', 'cityCode', 'phone']);
  expect(contested(fields, conflict).map((field) => proposed(field, conflict))).toEqual(['mine', 'mine', 'theirs']);
});

test('what is taken of the other side takes along what belongs to it', () => {
  const theirs = { ...base, stateCode: 'RJ', cityCode: '9' };
  const conflict = { base, theirs, mine: { ...base, name: 'Ana Maria', cityCode: '2' } };
  const chosen = chosenValues(fields, conflict, { name: 'mine', cityCode: 'theirs' });
  expect(chosen).toEqual({ stateCode: 'RJ', cityCode: '9' });
});
