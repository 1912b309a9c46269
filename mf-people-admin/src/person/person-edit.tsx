import type { Person } from '@rodovia/shared/contracts/people';
import { Button, useReopeningDialog } from '@rodovia/shared/crud';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useCallback } from 'react';
import { placeOf } from './person-place';

interface Props {
  person: Person;
  onSaved?: (person: Person) => void;
}

const PersonDialog = lazyComponent(() =>
  import(/* webpackChunkName: "person-dialog" */ './person-dialog').then(({ PersonDialog }) => PersonDialog),
);

/** Button that opens the personal data of a person. */
export function PersonEdit(props: Props) {
  const [open, setOpen] = useReopeningDialog(placeOf(props.person));
  const close = useCallback(() => setOpen(false), [setOpen]);
  return (
    <>
      <Button type="primary" icon="edit" onClick={() => setOpen(true)}>
        Editar
      </Button>
      {open && (
        <Boundary title="Esta janela não abriu" onClose={close}>
          <PersonDialog {...props} onClose={close} />
        </Boundary>
      )}
    </>
  );
}
