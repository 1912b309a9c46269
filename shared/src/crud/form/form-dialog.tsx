import { type ShownField, useVersioned } from '@rodovia/shared/forms';
import { useCallback, useState } from 'react';
import { AntdModal } from '../antd/antd-modal';
import { useQuestion } from '../feedback/use-question';
import type { CrudRow, FormDefinition } from '../types';
import { CrudForm } from './crud-form';
import { discardFormDraft, useDraftBase } from './draft/form-draft';
import { useUnsavedGuard } from './draft/use-unsaved-guard';
import { comparedField } from './field/compared-field';

const WIDE = 760;

interface Props<T extends Pick<CrudRow, 'Version'>, Input extends object> {
  title: string;
  /** Key under which unsaved input is stored on this device. */
  place: string;
  form: FormDefinition<T, Input>;
  initial: Input;
  /** The record to change, and its values in the form; without it, a record is created. */
  record?: T;
  valuesOf?: (record: T) => Input;
  /** Fields shown in conflicts, if they differ from those of the form. */
  compared?: readonly ShownField<Input>[];
  /** Writes the values over the current version of the record. Resolves to field errors, or to undefined on success. */
  onSubmit: (values: Input, known: T | undefined) => Promise<Record<string, string> | undefined>;
  /** Called after saving, before the dialog closes. */
  onSaved?: () => Promise<unknown>;
  onClose: () => void;
}

/** A form in a dialog. Closing it with unsaved changes asks for confirmation. */
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
    discardFormDraft(place);
    onClose();
  }, [dirty, ask, onClose, place]);
  useUnsavedGuard(dirty, leave);
  const base = useDraftBase(place, record);
  // new initial values would reset the form
  const [first] = useState(() => (base && base !== record ? valuesOf(base) : initial));
  const fields = compared ?? form.fields.map(comparedField);
  const { save, panel } = useVersioned({ record: base, valuesOf, fields, write: onSubmit, waiting: {} });
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
        record={base}
        panel={panel}
        onSubmit={save}
        onSaved={finish}
        onDirty={setDirty}
        onCancel={leave}
      />
    </AntdModal>
  );
}
