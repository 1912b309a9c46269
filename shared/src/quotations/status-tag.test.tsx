import { render, screen } from '@testing-library/react';
import { StatusTag } from './status-tag';

test.each([
  ['OPEN', 'Aberto'],
  ['IN PROGRESS', 'Em atendimento'],
  ['CANCEL', 'Cancelado'],
  ['COMPLETE', 'Concluído'],
  ['ANYTHING ELSE', 'Concluído'],
])('[ST-04] %s reads %s', (status, label) => {
  render(<StatusTag status={status} />);
  expect(screen.getByText(label)).toBeTruthy();
});
