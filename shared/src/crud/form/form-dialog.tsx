import { Modal } from '@rodovia/shared/antd';
import { useCallback, useState } from 'react';
import { useConfirm } from '../feedback/use-confirm';
import type { FormDefinition } from '../types';
import { CrudForm } from './crud-form';
import { useUnsavedGuard } from './use-unsaved-guard';

const WIDE = 760;

interface Props<T, Input extends object> {
  title: string;
  form: FormDefinition<T, Input>;
  initial: Input;
  /** Resolves to field errors, or to undefined when all went well: the dialog then closes. */
  onSubmit: (values: Input) => Promise<Record<string, string> | undefined>;
  onClose: () => void;
}

/** A form in a dialog. Leaving with unsaved changes asks. */
export function FormDialog<T, Input extends object>({ title, form, initial, onSubmit, onClose }: Props<T, Input>) {
  const [dirty, setDirty] = useState(false);
  const [ask, holder] = useConfirm();
  const leave = useCallback(async () => {
    const question = { title: 'Descartar as alterações?', text: 'O que você digitou ainda não foi salvo.' };
    if (!dirty || (await ask({ ...question, ok: 'Descartar', cancel: 'Continuar editando', danger: true }))) onClose();
  }, [dirty, ask, onClose]);
  useUnsavedGuard(dirty, leave);
  const submit = async (values: Input) => {
    const errors = await onSubmit(values);
    if (!errors) onClose();
    return errors;
  };
  return (
    <Modal
      open
      centered
      width={form.wide ? WIDE : undefined}
      title={title}
      footer={null}
      mask={{ closable: false }}
      onCancel={leave}
    >
      {holder}
      <CrudForm definition={form} initial={initial} onSubmit={submit} onDirty={setDirty} onCancel={leave} />
    </Modal>
  );
}
