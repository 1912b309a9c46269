import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { QuantityStepper } from './quantity-stepper';

const onChange = jest.fn();

function Counted({ start = 2 }: { start?: number }) {
  const [value, setValue] = useState(start);
  const change = (quantity: number) => {
    onChange(quantity);
    setValue(quantity);
  };
  return <QuantityStepper value={value} label="pneu" onChange={change} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantidade: pneu' });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });

/** Replaces the selection, as a key or a paste does. */
function typeOver(text: string) {
  const { value, selectionStart, selectionEnd } = field();
  write(value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? 0));
}

beforeEach(() => jest.clearAllMocks());

test.each([
  ['5', 5],
  [' 12 ', 12],
  ['1.000', 1000],
  ['12.500', 12_500],
  ['100000', 100_000],
])('%s is %d', async (text, quantity) => {
  render(<Counted />);
  write(text);
  expect(onChange).toHaveBeenLastCalledWith(quantity);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(field());
  expect(field().value).toBe(String(quantity));
});

test.each(['0', '', '1,5', 'abc', '1.00', '-3', '999999999', '1e3'])(
  '%j is no quantity, stays, and is said',
  (text) => {
    render(<Counted />);
    write(text);
    fireEvent.blur(field());
    expect(field().value).toBe(text);
    const problem = screen.getByRole('alert');
    expect(problem.textContent).toBe('Um número inteiro de 1 a 100.000.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBe(problem.id);
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Mais: pneu' }));
    expect(field().value).toBe('3');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('whatever is written, only whole numbers from 1 to 100,000 are taken', () => {
  render(<Counted />);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9., ]{0,9}$/)), (text) => {
      jest.clearAllMocks();
      write(text);
      const [quantity] = onChange.mock.lastCall ?? [];
      if (quantity !== undefined)
        expect([text.replaceAll('.', '').trim(), quantity >= 1 && quantity <= 100_000]).toEqual([
          expect.stringMatching(new RegExp(`^0*${quantity}$`)),
          true,
        ]);
    }),
  );
});

test('a quantity that becomes known while the field has the focus does not change what is written in it', () => {
  const { rerender } = render(<QuantityStepper value={1} label="pneu" onChange={onChange} />);
  act(() => field().focus());
  field().select();
  rerender(<QuantityStepper value={2} label="pneu" onChange={onChange} />);
  typeOver('5');
  expect(field().value).toBe('5');
  expect(onChange).toHaveBeenLastCalledWith(5);
});

test('a field that had the focus before the page was taken over keeps its text and selection', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<QuantityStepper value={1} label="pneu" onChange={onChange} />);
  field().focus();
  field().select();
  const root = await act(async () => hydrateRoot(page, <QuantityStepper value={1} label="pneu" onChange={onChange} />));
  await act(async () => root.render(<QuantityStepper value={2} label="pneu" onChange={onChange} />));
  typeOver('5');
  expect(field().value).toBe('5');
  await act(async () => root.unmount());
  page.remove();
});
