import { useNavigate } from '@rodovia/shared/router';
import { type Left, logOut, openDialog, usePage, useSession, whereLeft } from '@rodovia/shared/runtime';
import { Button, Toaster } from '@rodovia/shared/ui';
import styles from './login.module.css';
import { LoginForm } from './login-form';

const STAFF_TOAST_MS = 2000;

function NoAccess({ name }: { name: string | null }) {
  return (
    <>
      <p>
        {name}, a sua conta é de cliente e não tem acesso ao painel. Os seus orçamentos estão em{' '}
        <a href="/orcamentos">Meus orçamentos</a>.
      </p>
      <Button onClick={logOut}>Sair e entrar com outra conta</Button>
    </>
  );
}

const WHY: Record<Left['why'], string> = {
  network: 'Não foi possível falar com o servidor.',
  unauthorized: 'Sua sessão terminou.',
};

function StaffLogin() {
  const navigate = useNavigate();
  const left = whereLeft();
  const goBack = () => {
    if (left && left.account === useSession.getState().code) void navigate(left.address, { replace: true });
  };
  return (
    <>
      {left && (
        <p role="status">
          {WHY[left.why]} Entre novamente para continuar onde estava
          {left.forms.length > 0 ? ': o que você digitou ficou guardado neste aparelho.' : '.'}
        </p>
      )}
      <LoginForm onDone={goBack} />
      <Button onClick={() => openDialog('recovery')}>Recuperar senha</Button>
    </>
  );
}

/** What the back office shows to everybody who does not work in it: its log-in, or why there is no way in. */
export function Landing() {
  const { isAuthenticated, name } = useSession();
  usePage('Painel Administrativo');
  return (
    <main className={styles.landing}>
      <div className={styles.card}>
        <h1 tabIndex={-1}>Painel Administrativo</h1>
        {isAuthenticated ? <NoAccess name={name} /> : <StaffLogin />}
        <a className={styles.back} href="/">
          Voltar à loja
        </a>
      </div>
      <Toaster duration={STAFF_TOAST_MS} />
    </main>
  );
}
