import type { Person, PersonUpdate } from '@rodovia/shared/contracts';
import { ifMatch } from '@rodovia/shared/contracts/if-match';
import { Button, errorsOfWrite, FormDialog, feedback, wasLeftOpen } from '@rodovia/shared/crud';
import { api, invalidate, renameSession, useSession } from '@rodovia/shared/runtime';
import { useCallback, useState } from 'react';
import { personUpdateForm } from './person-update';

interface Props {
  person: Person;
  onSaved?: (person: Person) => void;
}

function PersonDialog({ person, onSaved, onClose }: Props & { onClose: () => void }) {
  const [form] = useState(() => personUpdateForm(person));
  const save = (values: PersonUpdate, known?: Person) => {
    const write = api.put<Person>('/person', values, ifMatch(known)).then((saved) => {
      if (saved.Code === useSession.getState().code) renameSession(saved.Name);
      onSaved?.(saved);
    });
    return errorsOfWrite(write, Object.keys(form.empty));
  };
  const finish = () => {
    feedback.done('Cadastro atualizado com sucesso!');
    return invalidate('person');
  };
  return (
    <FormDialog
      place={placeOf(person)}
      title={`Editar "${person.Name}"`}
      form={form}
      initial={form.empty}
      record={person}
      onSubmit={save}
      onSaved={finish}
      onClose={onClose}
    />
  );
}

const placeOf = ({ Code }: Person) => `pessoa ${Code}`;

/** The button that opens the personal data of a person for editing. */
export function PersonEdit(props: Props) {
  const [open, setOpen] = useState(() => wasLeftOpen(placeOf(props.person)));
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        Editar
      </Button>
      {open && <PersonDialog {...props} onClose={close} />}
    </>
  );
}
