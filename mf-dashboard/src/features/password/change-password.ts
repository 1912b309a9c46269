import type { LoginAnswer, PasswordChange } from '@rodovia/shared/contracts/people';
import { errorsOfWrite } from '@rodovia/shared/crud';
import { api, messageOf, notify, startSession } from '@rodovia/shared/runtime';

const showFailure = (error: unknown) =>
  notify.error(`Erro ao alterar senha. Tente novamente. ${messageOf(error, '')}`.trim());

/** Changes the password. The server revokes all older tokens, so the session continues with the new one. */
export async function changePassword(values: PasswordChange): Promise<Record<string, string> | undefined> {
  const change = api.put<LoginAnswer>('/person/update-password', values).then(startSession);
  const errors = await errorsOfWrite(change, Object.keys(values), showFailure);
  if (!errors) notify.success('Alterado com sucesso!');
  return errors;
}
