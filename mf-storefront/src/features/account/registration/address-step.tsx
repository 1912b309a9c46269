import { Button } from '@rodovia/shared/ui';
import { AddressFields } from '../address-fields';
import styles from '../register-dialog.module.css';

/** Second step of the registration: the address. */
export function AddressStep({ busy, onBack }: { busy: boolean; onBack: () => void }) {
  return (
    <>
      <AddressFields />
      <div className={styles.actions}>
        <Button onClick={onBack}>Voltar</Button>
        <Button type="submit" kind="primary" busy={busy}>
          Cadastrar
        </Button>
      </div>
    </>
  );
}
