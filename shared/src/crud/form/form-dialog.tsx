import { type ShownField, useVersioned } from '@rodovia/shared/forms';
import { useCallback, useState } from 'react';
import { AntdModal } from '../antd/antd-modal';
import { useQuestion } from '../feedback/use-question';
import type { CrudRow, FormDefinition } from '../types';
import { comparedField } from './compared-field';
import { CrudForm } from './crud-form';
import { forgetForm, useBegun } from './kept-form';
import { useUnsavedGuard } from './use-unsaved-guard';

const WIDE = 760;

interface Props<T extends Pick<CrudRow, 'Version'>, Input extends object> {
  title: string;
  /** Under which name what is typed is kept on this device until it is saved or thrown away. */
  place: string;
  form: FormDefinition<T, Input>;
  initial: Input;
  /** The record that is changed, and its values as the form has them; without it a new one is made. */
  record?: T;
  valuesOf?: (record: T) => Input;
  /** Fields that conflicts show, where they are not those of the form. */
  compared?: readonly ShownField<Input>[];
  /** Writes over the record as it is known by now. Resolves to field errors, or to undefined once it is written. */
  onSubmit: (values: Input, known: T | undefined) => Promise<Record<string, string> | undefined>;
  /** What follows; then the dialog closes. */
  onSaved?: () => Promise<unknown>;
  onClose: () => void;
}

/** A form in a dialog. Leaving with unsaved changes asks. */
export function FormDialog<T extends Pick<CrudRow, 'Version'>, Input extends object>({
  title,
  place,
  form,
  initial,
  record,
  valuesOf = form.valuesOf ?? (() => initial),
  compared,
  onSubmit,
  onSaved,
  onClose,
}: Props<T, Input>) {
  const [dirty, setDirty] = useState(false);
  const [ask, holder] = useQuestion(AntdModal);
  const leave = useCallback(async () => {
    const question = { title: 'Descartar as alterações?', text: 'O que você digitou ainda não foi salvo.' };
    const ok = { ok: 'Descartar', cancel: 'Continuar editando', danger: true };
    if (dirty && !(await ask({ ...question, ...ok }))) return;
    forgetForm(place);
    onClose();
  }, [dirty, ask, onClose, place]);
  useUnsavedGuard(dirty, leave);
  const begun = useBegun(place, record);
  // a form takes other initial values as a reason to begin anew
  const [first] = useState(() => (begun && begun !== record ? valuesOf(begun) : initial));
  const fields = compared ?? form.fields.map(comparedField);
  const { save, panel } = useVersioned({ record: begun, valuesOf, fields, write: onSubmit, waiting: {} });
  const finish = async () => {
    await onSaved?.();
    onClose();
  };
  return (
    <AntdModal
      open
      centered
      width={form.wide ? WIDE : undefined}
      title={title}
      footer={null}
      mask={{ closable: false }}
      onCancel={leave}
    >
      {holder}
      <CrudForm
        definition={form}
        initial={first}
        place={place}
        record={begun}
        panel={panel}
        onSubmit={save}
        onSaved={finish}
        onDirty={setDirty}
        onCancel={leave}
      />
    </AntdModal>
  );
}
