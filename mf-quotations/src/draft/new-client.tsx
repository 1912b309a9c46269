import type { Person, PersonInput } from '@rodovia/shared/contracts/people';
import { Button, errorsOfWrite, FormDialog, feedback, useReopeningDialog } from '@rodovia/shared/crud';
import { clientForm } from '@rodovia/shared/people';
import { api, invalidate, runtimeConfig } from '@rodovia/shared/runtime';
import { useCallback, useEffect } from 'react';

const form = clientForm<Person>(runtimeConfig.personTypes.client);

const create = (values: PersonInput, onCreated: (client: Person) => void) =>
  errorsOfWrite(api.post<Person>('/person', form.prepare?.(values)).then(onCreated), Object.keys(form.empty));

async function notifyCreated() {
  feedback.created('cliente');
  void invalidate('person');
}

const PLACE = 'cliente novo';

interface Props {
  /** Whether the dialog opens at once. */
  opens?: boolean;
  onCreated: (client: Person) => void;
}

/** Creates a client and uses it for the quotation. */
export function NewClient({ opens = false, onCreated }: Props) {
  const [open, setOpen] = useReopeningDialog(PLACE);
  useEffect(() => {
    if (opens) setOpen(true);
  }, [opens, setOpen]);
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
