import { useNavigate } from '@rodovia/shared/router';
import { logOut, openDialog, usePage, useSession } from '@rodovia/shared/runtime';
import { Button, Toaster } from '@rodovia/shared/ui';
import { Interruption, interruptedAddress } from './interruption';
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

function StaffLogin() {
  const navigate = useNavigate();
  const goBack = () => {
    const address = interruptedAddress();
    if (address) void navigate(address, { replace: true });
  };
  return (
    <>
      <Interruption />
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
