import { aLine, aProposal } from '@rodovia/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useReducer, useState } from 'react';
import { draftOf } from '../../draft/draft';
import type { Pasted } from '../../draft/paste';
import { readLine } from '../../draft/read-line';
import { type Sheet, sheetReducer } from '../../draft/reducer';
import { LineTable } from './line-table';

jest.mock('../../draft/read-line', () => {
  const actual = jest.requireActual('../../draft/read-line');
  return { ...actual, readLine: jest.fn(actual.readLine) };
});

const sheetOf = (count: number): Sheet => ({
  draft: draftOf(
    aProposal({
      Lines: Array.from({ length: count }, (_, index) =>
        aLine({
          QuotationItemCode: `item ${index}`,
          Declined: index === 1,
          DeclineReason: index === 1 ? 'Sem estoque' : '',
          PublicPrice: { Cents: 9000 },
        }),
      ),
    }),
  ),
  undo: null,
});

function Table({ count }: { count: number }) {
  const [{ draft }, dispatch] = useReducer(sheetReducer, sheetOf(count));
  const [complaints, setComplaints] = useState<string[]>([]);
  const onPasted = useCallback(({ lines, complaints: found }: Pasted) => {
    dispatch({ type: 'fill', lines, what: 'Colagem' });
    setComplaints(found);
  }, []);
  const onSubstitute = useCallback(() => undefined, []);
  return (
    <>
      <LineTable lines={draft.lines} dispatch={dispatch} onSubstitute={onSubstitute} onPasted={onPasted} />
      <p>{complaints.join()}</p>
    </>
  );
}

const price = (row: number) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^Preço, linha ${row}:`));
const press = (element: Element, key: string, shiftKey = false) => fireEvent.keyDown(element, { key, shiftKey });

test('Enter goes down the prices, past lines that are not offered, and Shift+Enter back', () => {
  render(<Table count={4} />);
  price(1).focus();
  press(price(1), 'Enter');
  expect(document.activeElement).toBe(price(3));
  press(price(3), 'Enter', true);
  expect(document.activeElement).toBe(price(1));
  press(price(1), 'Enter', true);
  expect(document.activeElement).toBe(price(1));
  const quantity = screen.getByLabelText(/^Quantidade, linha 3/);
  quantity.focus();
  press(quantity, 'ArrowDown');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Quantidade, linha 4/));
});

test('a column that is pasted goes down from its cell; a single text goes where it is pasted', () => {
  render(<Table count={4} />);
  const paste = (text: string) => fireEvent.paste(price(3), { clipboardData: { getData: () => text } });
  expect(paste('12')).toBe(true);
  expect(paste('10,00\n20,00\n30,00')).toBe(false);
  expect([price(3).value, price(4).value]).toEqual(['10,00', '20,00']);
  expect(screen.getByText('Sobrou 1 valor sem linha: 30,00.')).toBeTruthy();
});

test('the known price is taken by a press, and then named as the source', () => {
  render(<Table count={1} />);
  fireEvent.click(screen.getByRole('button', { name: /^Preço público: .*, usar na linha 1$/ }));
  expect(price(1).value).toBe('90,00');
  expect(screen.getByText('Preço público')).toBeTruthy();
});

test('a line that is not offered asks why, and has its fields back when it is', () => {
  render(<Table count={1} />);
  fireEvent.click(screen.getByRole('button', { name: /^Não atender, linha 1/ }));
  expect(screen.getByText('Diga por que o item não é atendido.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Motivo de não atender, linha 1/), { target: { value: 'Fora de linha' } });
  expect(screen.queryByText('Diga por que o item não é atendido.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Atender, linha 1/ }));
  expect(price(1).value).toBe('100,00');
});

test('of 60 lines only the one that is typed into is read and drawn again', () => {
  render(<Table count={60} />);
  jest.mocked(readLine).mockClear();
  fireEvent.change(price(30), { target: { value: '123' } });
  expect(price(30).value).toBe('123');
  const lines = new Set(jest.mocked(readLine).mock.calls.map(([line]) => line.key));
  expect([...lines]).toEqual(['item 29']);
});
