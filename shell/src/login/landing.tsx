import { logOut, openDialog, usePage, useSession } from '@rodovia/shared/runtime';
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

function StaffLogin() {
  return (
    <>
      <LoginForm onDone={() => undefined} />
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
