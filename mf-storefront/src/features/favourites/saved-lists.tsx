import { MAX_LIST_NAME, type SavedList, type SavedListContent } from '@rodovia/shared/contracts/quotations';
import { ifMatch } from '@rodovia/shared/contracts/records';
import { type ShownField, TextField } from '@rodovia/shared/forms';
import { api, formatNumber, invalidate, messageOf, notify, useApi } from '@rodovia/shared/runtime';
import { Button, Dialog, DialogActions } from '@rodovia/shared/ui';
import { useId, useState } from 'react';
import { refusedCall } from '../../dialog-form';
import { useOrderAgain } from '../../order-again/use-order-again';
import { ReadView } from '../../read-view';
import { RecordDialogForm } from '../../record-dialog-form';
import styles from './favourites-page.module.css';

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

const contentWords = ({ Products, Tyres, Written }: SavedList) =>
  [
    Products > 0 && `${counted(Products, 'produto', 'produtos')} (${counted(Tyres, 'pneu', 'pneus')})`,
    Written > 0 && `${formatNumber(Written)} por escrito`,
  ]
    .filter(Boolean)
    .join(' · ');

interface NameValues {
  name: string;
}

const fields: readonly ShownField<NameValues>[] = [{ name: 'name', label: 'Nome da lista' }];

const refusalOf = (error: unknown) => refusedCall(error, 'Não foi possível mudar o nome. Tente novamente.');

interface DialogProps {
  list: SavedList;
  onClose: () => void;
}

const RenameDialog = ({ list, onClose }: DialogProps) => (
  <RecordDialogForm<SavedList, NameValues>
    title="Mudar o nome da lista"
    record={list}
    valuesOf={({ Name }) => ({ name: Name })}
    fields={fields}
    check={() => undefined}
    send={({ name = '' }, known = list) => api.put(`/saved-list/${list.Code}`, { name }, ifMatch(known))}
    refusalOf={refusalOf}
    resource="saved-list"
    saved="Nome da lista mudado."
    onClose={onClose}
  >
    <TextField name="name" label="Nome da lista" maxLength={MAX_LIST_NAME} required />
  </RecordDialogForm>
);

function RemoveDialog({ list, onClose }: DialogProps) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await api.delete(`/saved-list/${list.Code}`, undefined, ifMatch(list));
      notify.success(`Lista “${list.Name}” removida.`);
    } catch (error) {
      notify.error(messageOf(error, 'Não foi possível remover a lista. Tente novamente.'));
    }
    await invalidate('saved-list');
    setBusy(false);
    onClose();
  };
  return (
    <Dialog title={`Remover a lista “${list.Name}”?`} onClose={onClose}>
      <p>Ela tem {contentWords(list)}. O que está no carrinho e nos orçamentos fica.</p>
      <DialogActions>
        <Button onClick={onClose}>Manter</Button>
        <Button kind="danger" busy={busy} onClick={() => void remove()}>
          Remover a lista
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Row({ list }: { list: SavedList }) {
  const { order, busy, dialog } = useOrderAgain();
  const [opened, setOpened] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpened(null);
  const read = async () => {
    const { Items, FreeItems } = await api.get<SavedListContent>(`/saved-list/${list.Code}`);
    return { items: Items, freeItems: FreeItems, done: `Lista “${list.Name}” colocada no carrinho.` };
  };
  return (
    <li className={styles.list}>
      <div className={styles.listName}>
        <h3>{list.Name}</h3>
        <p>{contentWords(list)}</p>
      </div>
      <div className={styles.listActions}>
        <Button
          kind="primary"
          busy={busy}
          aria-label={`Pôr no carrinho: ${list.Name}`}
          onClick={() => void order(read)}
        >
          Pôr no carrinho
        </Button>
        <Button aria-label={`Mudar o nome: ${list.Name}`} onClick={() => setOpened('rename')}>
          Mudar o nome
        </Button>
        <Button aria-label={`Remover: ${list.Name}`} onClick={() => setOpened('remove')}>
          Remover
        </Button>
      </div>
      {dialog}
      {opened === 'rename' && <RenameDialog list={list} onClose={close} />}
      {opened === 'remove' && <RemoveDialog list={list} onClose={close} />}
    </li>
  );
}

/** Lists that a client keeps under a name, to order them again. */
export function SavedLists() {
  const id = useId();
  const lists = useApi<SavedList[]>('/saved-list');
  return (
    <section aria-labelledby={id} className={styles.lists}>
      <h2 id={id} className={styles.title}>
        Listas guardadas
      </h2>
      <ReadView read={lists} failure="Não foi possível ler as listas guardadas.">
        {(found) =>
          found.length === 0 ? (
            <p>Monte um carrinho e guarde-o com “Guardar lista”, para pedir o mesmo outra vez.</p>
          ) : (
            <ul className="plain-list">
              {found.map((list) => (
                <Row key={list.Code} list={list} />
              ))}
            </ul>
          )
        }
      </ReadView>
    </section>
  );
}
