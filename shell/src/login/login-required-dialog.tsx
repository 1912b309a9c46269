import { openDialog } from '@rodovia/shared/runtime';
import { Button, Dialog, DialogActions } from '@rodovia/shared/ui';

/** Says that closing the cart requires a log-in, and opens it. */
export function LoginRequiredDialog({ onClose, returnTo }: { onClose: () => void; returnTo?: string }) {
  return (
    <Dialog title="Falta entrar" onClose={onClose}>
      <p>Você precisa estar logado para fechar o carrinho!</p>
      <p>Os itens do carrinho continuam guardados enquanto você entra.</p>
      <DialogActions>
        <Button onClick={() => openDialog('register', { returnTo })}>Cadastre-se</Button>
        <Button kind="primary" onClick={() => openDialog('login', { returnTo })}>
          Entrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
