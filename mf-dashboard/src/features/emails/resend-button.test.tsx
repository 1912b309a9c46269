import type { MailMessage } from '@rodovia/shared/contracts/back-office';
import { ApiError, api, queryClient } from '@rodovia/shared/runtime';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ResendButton } from './resend-button';

const mail = { Code: 'm', Subject: 'Recebemos o orçamento', MailMessageStatus: 'ERROR' } as MailMessage;
const button = () => screen.getByRole('button', { name: 'Reenviar Recebemos o orçamento' });
const press = () => act(async () => fireEvent.click(button()));

beforeEach(() => {
  // reads wait while there is no connection
  jest.spyOn(queryClient, 'invalidateQueries').mockReturnValue(new Promise(() => undefined));
});
afterEach(() => jest.restoreAllMocks());

test('[ER-01] after a failure the button can be pressed again at once', async () => {
  const post = jest.spyOn(api, 'post').mockRejectedValue(new ApiError('network', 0, 'Sem conexão.'));
  render(<ResendButton mail={mail} />);
  await press();
  expect(button().getAttribute('aria-busy')).not.toBe('true');
  await press();
  expect(post).toHaveBeenCalledTimes(2);
});

test('[BO-10] a message that was sent is not sent twice while the list is read again', async () => {
  const post = jest.spyOn(api, 'post').mockResolvedValue({ MailMessageStatus: 'SENT' });
  render(<ResendButton mail={mail} />);
  await press();
  await press();
  expect([post.mock.calls.length, button().getAttribute('aria-busy')]).toEqual([1, 'true']);
});
