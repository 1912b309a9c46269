import { closeDialog, openDialog, useSession } from '@rodovia/shared/runtime';
import { Button, Dialog } from '@rodovia/shared/ui';
import { Interruption, interruptedAddress } from './interruption';
import styles from './login.module.css';
import { LoginForm } from './login-form';

interface Props {
  onClose: () => void;
  /** Address to open after a registration; by default the home page. */
  returnTo?: string;
}

/** Clients stay on the page; staff continue where they were, or in the back office, which is another page. */
function enter() {
  closeDialog();
  const { isAdmin, isSeller } = useSession.getState();
  if (isAdmin || isSeller) location.assign(interruptedAddress() ?? (isAdmin ? '/' : '/orcamentos'));
}

/** Log-in dialog of the public side. */
export function LoginDialog({ onClose, returnTo }: Props) {
  return (
    <Dialog title="Entrar" onClose={onClose}>
      <Interruption />
      <LoginForm onDone={enter} />
      <p className={styles.other}>
        Esqueceu a senha?
        <Button onClick={() => openDialog('recovery')}>Recuperar senha</Button>
      </p>
      <p className={styles.other}>
        Ainda não tem cadastro?
        <Button onClick={() => openDialog('register', { returnTo })}>Cadastre-se</Button>
      </p>
    </Dialog>
  );
}
