import type { Person } from '@rodovia/shared/contracts/people';
import { Button, feedback, useConfirm } from '@rodovia/shared/crud';
import { api, useSession } from '@rodovia/shared/runtime';

/** Resets the second step of somebody who has lost it: the password alone suffices again, and the owner is notified. */
export function SecondStepReset({ person: { Code, Name, CanLogIn } }: { person: Person }) {
  const own = useSession((session) => session.code);
  const [ask, holder] = useConfirm();
  if (Code === own || CanLogIn === false) return null;
  const reset = async () => {
    const text = 'Até cadastrar outro, a pessoa entra só com a senha. Ela é avisada por e-mail.';
    if (!(await ask({ title: `Retirar o segundo passo de ${Name}?`, text, ok: 'Retirar', danger: true }))) return;
    await api.put(`/person/resetSecondStep/${Code}`).then(
      () => feedback.done('Segundo passo retirado.'),
      (error: unknown) => feedback.failed(error, 'Não foi possível retirar o segundo passo.'),
    );
  };
  return (
    <>
      <Button onClick={() => void reset()}>Retirar segundo passo</Button>
      {holder}
    </>
  );
}
