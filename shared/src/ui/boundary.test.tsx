import { lazyComponent } from '@rodovia/shared/runtime';
import { expectingConsoleErrors, Opener } from '@rodovia/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Boundary, FailureReport } from './boundary';

const Part = () => <p>a parte</p>;

/** A component whose code fails to load the first time, and the number of loads. */
function losingOnce() {
  const fetched = jest.fn<Promise<typeof Part>, []>().mockResolvedValue(Part);
  fetched.mockRejectedValueOnce(new Error('código perdido'));
  return { fetched, Lazy: lazyComponent(fetched) };
}

const show = (part: React.ReactNode) => expectingConsoleErrors(() => act(async () => void render(part)));

const retry = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' })));

test('[MF-04] a part whose code is lost says so beside the rest, and a second try fetches it anew', async () => {
  const { fetched, Lazy } = losingOnce();
  await show(
    <>
      <p>o resto</p>
      <Boundary title="A parte não abriu">
        <Lazy />
      </Boundary>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'A parte não abriu' })).toBeTruthy();
  expect(screen.getByText('o resto')).toBeTruthy();
  await retry();
  expect(screen.getByText('a parte')).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('[MF-04] a dialog whose code is lost is a dialog that says so, closes, and opens the next time', async () => {
  const { Lazy } = losingOnce();
  await show(
    <Opener isOpen>
      {(close) => (
        <Boundary title="Esta janela não abriu" onClose={close}>
          <Lazy />
        </Boundary>
      )}
    </Opener>,
  );
  expect(screen.getByRole('dialog', { name: 'Não foi possível abrir' }).textContent).toContain('Esta janela não abriu');
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Abrir' })));
  expect(screen.getByText('a parte')).toBeTruthy();
});

test('[MF-04] another page is another try', async () => {
  const { Lazy } = losingOnce();
  const pageAt = (page: string) => (
    <Boundary title="A página não abriu" page={page}>
      <Lazy />
    </Boundary>
  );
  const shown = render(<div />);
  await expectingConsoleErrors(() => act(async () => shown.rerender(pageAt('/a'))));
  expect(screen.getByText('A página não abriu')).toBeTruthy();
  await act(async () => shown.rerender(pageAt('/b')));
  expect(screen.getByText('a parte')).toBeTruthy();
});

test('[MF-04] the panel shows the code under which the failure was reported', async () => {
  const { Lazy } = losingOnce();
  const report = jest.fn(() => 'mf-a@1.0.0-x1');
  await show(
    <FailureReport value={report}>
      <Boundary title="A parte não abriu">
        <Lazy />
      </Boundary>
    </FailureReport>,
  );
  expect(screen.getByText('mf-a@1.0.0-x1')).toBeTruthy();
  expect(report).toHaveBeenCalledWith(new Error('código perdido'));
});
