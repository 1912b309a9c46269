import { MAX_LIST_NAME, type SavedList } from '@rodovia/shared/contracts/quotations';
import { TextField } from '@rodovia/shared/forms';
import { itemsInput } from '@rodovia/shared/quotations';
import { ApiError, api, invalidate, notify, useCart, useFreeItems } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { DialogForm, type Refusal, refusedCall } from '../../dialog-form';

interface Values {
  name: string;
}

const contentNow = () => itemsInput(useCart.getState().items, useFreeItems.getState().items);

/** Keeps the cart under a name. A name that is taken is asked about once, and then replaced. */
export function SaveListDialog({ onClose }: { onClose: () => void }) {
  const [taken, setTaken] = useState<string>();
  const send = async ({ name = '' }: Values): Promise<Refusal | undefined> => {
    try {
      const list = await api.post<SavedList>('/saved-list', { name, ...contentNow(), replaces: name === taken });
      await invalidate('saved-list');
      notify.success(`Lista “${list.Name}” guardada.`, { label: 'Ver', href: '/favoritos' });
      onClose();
      return undefined;
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409 && error.fieldErrors.name;
      if (isTaken) {
        setTaken(name);
        return { fields: [{ field: 'name', message: `${isTaken} Guarde de novo para substituí-la por esta.` }] };
      }
      return refusedCall(error, 'Não foi possível guardar a lista. Tente novamente.');
    }
  };
  return (
    <DialogForm<Values>
      title="Guardar esta lista"
      initial={{ name: '' }}
      action={taken === undefined ? 'Guardar' : 'Guardar de novo'}
      send={send}
      onClose={onClose}
    >
      <TextField
        name="name"
        label="Nome da lista"
        maxLength={MAX_LIST_NAME}
        required
        hint="Como “Revisão dos cavalos”. Ela fica em Favoritos, para pedir de novo."
      />
    </DialogForm>
  );
}
