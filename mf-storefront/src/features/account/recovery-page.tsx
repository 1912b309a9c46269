import { type NewPassword, recoveryRules } from '@rodovia/shared/contracts/people';
import { firstBroken } from '@rodovia/shared/contracts/rules';
import { FORM_ERROR } from '@rodovia/shared/forms';
import { Navigate, useNavigate, useParams } from '@rodovia/shared/router';
import { ApiError, api, notify, openDialog, usePage, useSession } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { NewPasswordFields } from '../../account/new-password-fields';
import page from '../../page.module.css';
import { PasswordForm } from './password-form';

const FAILED = 'Erro ao atualizar a senha!';
/** Statuses whose message explains a link: unknown, expired, used. */
const SPOKEN = [400, 401, 402, 403];

function sentenceOf(error: unknown) {
  return error instanceof ApiError && SPOKEN.includes(error.status) && error.message ? error.message : FAILED;
}

/** Page of a recovery link: sets a new password. Logged-in users are sent to the home page. */
export function RecoveryPage() {
  const { guid = '' } = useParams();
  const navigate = useNavigate();
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  usePage('Nova senha', [{ label: 'Nova senha' }]);
  if (isAuthenticated) return <Navigate to="/" replace />;
  const submit = async ({ newPassword = '', confirmPassword = '' }: Partial<NewPassword>) => {
    const broken = firstBroken(recoveryRules, { newPassword, confirmPassword });
    if (broken) return { [broken.field]: broken.message };
    try {
      await api.put('/person/recover-password', { guid, newPassword, confirmPassword });
    } catch (error) {
      return { [FORM_ERROR]: sentenceOf(error) };
    }
    notify.success('Senha alterada com sucesso!');
    notify.success('Login Liberado!');
    navigate('/');
    return undefined;
  };
  return (
    <div className={page.page}>
      <h1 className={page.title}>Criar nova senha</h1>
      <PasswordForm<Partial<NewPassword>>
        onSubmit={submit}
        action="Salvar nova senha"
        afterRefusal={<Button onClick={() => openDialog('recovery')}>Pedir outro link</Button>}
      >
        <NewPasswordFields label="Nova senha" confirmLabel="Confirme a nova senha" />
      </PasswordForm>
    </div>
  );
}
