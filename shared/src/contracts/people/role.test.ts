import { roleOf } from './role';

const types = { client: 'tipo-cliente', admin: 'tipo-admin', seller: 'tipo-vendedor' };

test.each([
  ['tipo-cliente', 'client'],
  ['tipo-vendedor', 'seller'],
  ['tipo-admin', 'admin'],
  ['tipo-de-outra-instalação', 'visitor'],
  ['', 'visitor'],
  [null, 'visitor'],
])('[ST-02] a person type %p is a %s', (code, role) => {
  expect(roleOf(types, code)).toBe(role);
});

test('[ST-02] without configured types nobody has rights', () => {
  expect(roleOf({ client: '', admin: '', seller: '' }, '')).toBe('visitor');
});
