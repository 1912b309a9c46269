import type { Person, PersonUpdate } from '@rodovia/shared/contracts/people';
import { ifMatch } from '@rodovia/shared/contracts/records';
import { errorsOfWrite, FormDialog, feedback } from '@rodovia/shared/crud';
import { api, invalidate, renameSession, useSession } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { placeOf } from './person-place';
import { personUpdateForm } from './person-update';

interface Props {
  person: Person;
  onSaved?: (person: Person) => void;
  onClose: () => void;
}

/** Dialog that changes the personal data of a person. */
export function PersonDialog({ person, onSaved, onClose }: Props) {
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
