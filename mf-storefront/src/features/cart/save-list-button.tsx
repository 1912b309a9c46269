import { lazyComponent, useSession } from '@rodovia/shared/runtime';
import { Boundary, Button } from '@rodovia/shared/ui';
import { useState } from 'react';
import { useGuest } from '../../guest/guest';

const SaveListDialog = lazyComponent(() =>
  import(/* webpackChunkName: "profile" */ './save-list-dialog').then(({ SaveListDialog }) => SaveListDialog),
);

/** For clients: keeps what is in the cart as a list, to order it again. */
export function SaveListButton() {
  const isClient = useSession((session) => session.isClient);
  const isGuest = useGuest() !== null;
  const [isOpen, setOpen] = useState(false);
  if (!isClient || isGuest) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Guardar lista</Button>
      {isOpen && (
        <Boundary title="Esta janela não abriu" onClose={() => setOpen(false)}>
          <SaveListDialog onClose={() => setOpen(false)} />
        </Boundary>
      )}
    </>
  );
}
