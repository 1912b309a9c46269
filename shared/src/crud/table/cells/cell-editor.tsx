import { LengthNote } from '@rodovia/shared/forms';
import { invalidate } from '@rodovia/shared/runtime';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { overLong } from '../../../contracts/rules';
import { useListLock } from '../../antd/list-lock';
import { Button } from '../../button';
import { feedback } from '../../feedback/feedback';
import { saveAnyway, useConfirm } from '../../feedback/use-confirm';
import { errorsOfWrite } from '../../form/submit-errors';
import { valuesFromRow } from '../../form/values';
import { resourceOf } from '../../resource';
import type { CellForm, CrudLabels, CrudRow } from '../../types';
import styles from '../table.module.css';
import editorStyles from './cell-editor.module.css';

interface Props<T extends CrudRow> {
  definition: { resource: string; labels: CrudLabels };
  /** Form that defines limits, messages and format of the value. */
  form: CellForm<T>;
  field: string;
  row: T;
  name: string;
  children: ReactNode;
}

/** Editable cell: Enter saves, Escape cancels. */
export function CellEditor<T extends CrudRow>({ definition, form, field, row, name, children }: Props<T>) {
  const [isOpen, setOpen] = useState(false);
  useListLock(isOpen);
  const opener = useRef<HTMLSpanElement>(null);
  const label = form.fields.find((one) => one.name === field)?.label.replace(' (opcional)', '') ?? field;
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  };
  if (isOpen)
    return (
      <Editor
        definition={definition}
        form={form}
        field={field}
        row={row}
        label={`${label} de ${name}`}
        onClose={close}
      />
    );
  return (
    <span ref={opener} className={styles.editable}>
      <span>{children}</span>
      <Button
        type="text"
        size="small"
        icon="edit"
        aria-label={`Alterar ${label.toLowerCase()} de ${name}`}
        onClick={() => setOpen(true)}
      />
    </span>
  );
}

interface EditorProps<T extends CrudRow> extends Omit<Props<T>, 'name' | 'children'> {
  label: string;
  onClose: () => void;
}

function Editor<T extends CrudRow>({ definition, form, field, row, label, onClose }: EditorProps<T>) {
  const valuesOf = () => (form.valuesOf?.(row) ?? valuesFromRow(row, form.empty)) as Record<string, unknown>;
  const [text, setText] = useState(() => String(valuesOf()[field] ?? ''));
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [ask, holder] = useConfirm();
  const id = useId();
  useEffect(() => input.current?.select(), []);

  async function save() {
    const before = valuesOf();
    if (String(before[field] ?? '') === text.trim()) return onClose();
    const values = { ...before, [field]: text.trim() };
    const known = form.fields.find((one) => one.name === field);
    const found =
      overLong(known?.label ?? '', known?.maxLength, text.trim()) ?? known?.validate?.(text.trim(), values as never);
    if (found) return setFault(found);
    const doubt = form.doubts?.(values as never)[field];
    if (doubt && !(await ask(saveAnyway([doubt])))) return input.current?.focus();
    setBusy(true);
    const call = resourceOf(definition.resource).update(row, form.prepare?.(values as never) ?? values);
    let failure: unknown;
    const note = (error: unknown) => {
      failure = error;
    };
    let errors: Record<string, string> | undefined;
    try {
      errors = await errorsOfWrite(call, Object.keys(before), note);
    } catch (error) {
      // changed by somebody else: the input stays, on top of the current record
      note(error);
      errors = {};
    }
    await invalidate(definition.resource);
    setBusy(false);
    // not before the next attempt is possible
    if (failure) feedback.failed(failure, definition.labels.updateFailed);
    if (!errors) {
      feedback.updated(definition.labels.one);
      return onClose();
    }
    setFault(errors[field] ?? Object.values(errors)[0] ?? '');
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && !busy) void save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className={editorStyles.editor} data-editor>
      <input
        ref={input}
        value={text}
        readOnly={busy}
        aria-label={label}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => {
          setText(target.value);
          setFault('');
        }}
        onKeyDown={onKeyDown}
      />
      <Button size="small" loading={busy} aria-label={`Salvar ${label.toLowerCase()}`} onClick={() => void save()}>
        ✓
      </Button>
      <Button size="small" type="text" aria-label="Cancelar" onClick={onClose}>
        ×
      </Button>
      <span id={`${id}-fault`} role="alert" className={editorStyles.fault}>
        {fault}
      </span>
      <LengthNote text={text.trim()} most={form.fields.find((one) => one.name === field)?.maxLength} />
      {holder}
    </span>
  );
}
