import { QueryClientProvider, queryClient } from '@rodovia/shared/runtime';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { FilterBar } from './filter-bar';
import { dates, search } from './filters';

// the browser's own selector, which is there before antd's
jest.mock('../antd/use-list-parts', () => ({ useListParts: () => null }));

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

test('[BO-21] filters in force are chips, beside which another one is added', () => {
  const further = { ...search('Código'), name: 'codes', more: true };
  render(<FilterBar filters={[...filters, further]} values={{ term: 'Roda' }} onApply={jest.fn()} chips />);
  const chips = within(screen.getByRole('list', { name: 'Filtros em uso' }));
  expect(chips.getByText('Busca: “Roda”')).toBeTruthy();
  expect(screen.queryByLabelText('Código')).toBeNull();
  const add = chips.getByRole('button', { name: '+ filtro' });
  fireEvent.click(add);
  expect(screen.getByLabelText('Código')).toBeTruthy();
  expect(add.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: 'Mais Filtros' }).getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(add);
  expect(screen.queryByLabelText('Código')).toBeNull();
});

test('[BO-21] date fields are there once days of one’s own are asked for, or in force', () => {
  const apply = jest.fn();
  const withDates = (values: Record<string, string>) => (
    <QueryClientProvider client={queryClient}>
      <FilterBar filters={[...filters, ...dates()]} values={values} onApply={apply} />
    </QueryClientProvider>
  );
  const { rerender } = render(withDates({}));
  const first = () => screen.queryByLabelText('Data inicial');
  const period = () => screen.getByLabelText('Período');
  expect(first()).toBeNull();
  fireEvent.change(period(), { target: { value: 'own' } });
  expect(first()).not.toBeNull();
  expect(apply).not.toHaveBeenCalled();
  fireEvent.change(period(), { target: { value: '' } });
  expect(first()).toBeNull();
  rerender(withDates({ startDate: '2020-01-01' }));
  expect(first()).not.toBeNull();
});
