import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary, Button } from '@rodovia/shared/ui';
import { useState } from 'react';

const AccountDialog = lazyComponent(() =>
  import(/* webpackChunkName: "profile" */ './account-dialog').then(({ AccountDialog }) => AccountDialog),
);

/** Offers a guest an account. */
export function AccountButton({ kind }: { kind?: 'primary' }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        Criar uma senha
      </Button>
      {isOpen && (
        <Boundary title="Esta janela não abriu" onClose={close}>
          <AccountDialog onClose={close} />
        </Boundary>
      )}
    </>
  );
}
