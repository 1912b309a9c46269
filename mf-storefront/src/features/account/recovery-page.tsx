import { firstBroken, type NewPassword, PASSWORD_HINT, recoveryRules } from '@rodovia/shared/contracts';
import { FORM_ERROR, Form, TextField } from '@rodovia/shared/forms';
import { Navigate, useNavigate, useParams } from '@rodovia/shared/router';
import { ApiError, api, notify, openDialog, usePage, useSession } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import page from '../../page.module.css';
import styles from './register-dialog.module.css';

const FAILED = 'Erro ao atualizar a senha!';
/** What the server says of a link: unknown, expired, used. */
const SPOKEN = [400, 401, 402, 403];

function sentenceOf(error: unknown) {
  return error instanceof ApiError && SPOKEN.includes(error.status) && error.message ? error.message : FAILED;
}

/** Sets a new password from the e-mailed link. Somebody who is logged in is sent home. */
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
      <Form<Partial<NewPassword>> onSubmit={submit}>
        {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
          <form onSubmit={handleSubmit} className={`${styles.form} ${styles.narrow}`} noValidate>
            <div role="alert">
              {submitError && !dirtySinceLastSubmit && (
                <p className={styles.error}>
                  {submitError} <Button onClick={() => openDialog('recovery')}>Pedir outro link</Button>
                </p>
              )}
            </div>
            <TextField
              name="newPassword"
              label="Nova senha"
              type="password"
              autoComplete="new-password"
              required
              hint={PASSWORD_HINT}
            />
            <TextField
              name="confirmPassword"
              label="Confirme a nova senha"
              type="password"
              autoComplete="new-password"
              required
            />
            <Button type="submit" kind="primary" busy={submitting === true}>
              Salvar nova senha
            </Button>
          </form>
        )}
      </Form>
    </div>
  );
}
