import { required } from './required';

test('blank is not filled', () => {
  const rule = required('Nome é obrigatório.');
  expect([rule(''), rule('  '), rule(undefined), rule('x')]).toEqual([
    'Nome é obrigatório.',
    'Nome é obrigatório.',
    'Nome é obrigatório.',
    undefined,
  ]);
});
