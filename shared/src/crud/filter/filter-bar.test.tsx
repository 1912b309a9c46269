import { fireEvent, render, screen } from '@testing-library/react';
import { FilterBar } from './filter-bar';
import { search } from './filters';

const filters = [search('Buscar por nome')];
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const bar = (values: Record<string, string>, onApply = jest.fn()) => (
  <FilterBar filters={filters} values={values} onApply={onApply} />
);

test('[BO-21] what is being typed outlives a list that is read anew, and gives way to other filters in force', () => {
  const apply = jest.fn();
  const { rerender } = render(bar({}, apply));
  fireEvent.change(box(), { target: { value: 'Roda' } });
  rerender(bar({}, apply));
  expect(box().value).toBe('Roda');
  fireEvent.submit(screen.getByRole('search'));
  expect(apply).toHaveBeenLastCalledWith({ term: 'Roda' });
  rerender(bar({ term: 'Pneu' }, apply));
  expect(box().value).toBe('Pneu');
  rerender(bar({}, apply));
  expect(box().value).toBe('');
});
