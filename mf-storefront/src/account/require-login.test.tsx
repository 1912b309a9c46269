import { closeDialog, useDialog, useSession } from '@rodovia/shared/runtime';
import { fireEvent, render, screen } from '@testing-library/react';
import { RequireLogin } from './require-login';

afterEach(() => {
  closeDialog();
  useSession.setState({ isAuthenticated: false });
});

test('what needs an account shows the way in, which leads back to the same address', () => {
  history.replaceState(null, '', '/veiculos?page=2');
  render(<RequireLogin>meus veículos</RequireLogin>);
  expect(screen.queryByText('meus veículos')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(useDialog.getState().open).toEqual({ name: 'login', props: { returnTo: '/veiculos?page=2' } });
});

test('who is logged in sees it', () => {
  useSession.setState({ isAuthenticated: true });
  render(<RequireLogin>meus veículos</RequireLogin>);
  expect(screen.getByText('meus veículos')).toBeTruthy();
});
