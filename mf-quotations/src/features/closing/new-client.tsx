import type { Person, PersonInput } from '@rodovia/shared/contracts/people';
import { Button, errorsOfWrite, FormDialog, feedback, useReopeningDialog } from '@rodovia/shared/crud';
import { clientForm } from '@rodovia/shared/people';
import { api, invalidate, runtimeConfig } from '@rodovia/shared/runtime';
import { useCallback } from 'react';

const form = clientForm<Person>(runtimeConfig.personTypes.client);

const create = (values: PersonInput, onCreated: (client: Person) => void) =>
  errorsOfWrite(api.post<Person>('/person', form.prepare?.(values)).then(onCreated), Object.keys(form.empty));

async function notifyCreated() {
  feedback.created('cliente');
  void invalidate('person');
}

const PLACE = 'cliente novo';

/** Creates a client and uses it for the quotation. */
export function NewClient({ onCreated }: { onCreated: (client: Person) => void }) {
  const [open, setOpen] = useReopeningDialog(PLACE);
  const close = useCallback(() => setOpen(false), [setOpen]);
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        Novo cliente
      </Button>
      {open && (
        <FormDialog
          place={PLACE}
          title="Novo cliente"
          form={form}
          initial={form.empty}
          onSubmit={(values) => create(values, onCreated)}
          onSaved={notifyCreated}
          onClose={close}
        />
      )}
    </>
  );
}
