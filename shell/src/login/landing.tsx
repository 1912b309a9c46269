import { useNavigate } from '@rodovia/shared/router';
import {
  type InterruptedSession,
  interruptedSession,
  logOut,
  openDialog,
  usePage,
  useSession,
} from '@rodovia/shared/runtime';
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

const WHY: Record<InterruptedSession['why'], string> = {
  network: 'Não foi possível falar com o servidor.',
  unauthorized: 'Sua sessão terminou.',
};

function StaffLogin() {
  const navigate = useNavigate();
  const left = interruptedSession();
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

/** Shown in the back office to everybody who does not work there: the log-in, or why there is no access. */
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
