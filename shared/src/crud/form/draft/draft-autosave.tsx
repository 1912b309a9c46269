import { type FormApi, useForm, useFormState } from '@rodovia/shared/forms';
import { openForms } from '@rodovia/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../button';
import styles from '../form.module.css';
import { discardFormDraft, readFormDraft, saveFormDraft } from './form-draft';

interface Props {
  place: string;
  /** The record that the form started with. */
  record: unknown;
  /** Fields that are never stored, such as passwords. */
  secret: ReadonlySet<string>;
}

/**
 * Restores stored values into the fields that are mounted. Fields that mount later, because they depend on another
 * value, are restored then. Returns whether anything changed.
 */
function putBack(form: FormApi, waiting: Map<string, unknown>): boolean {
  const here = [...waiting].filter(([name]) => form.getFieldState(name));
  for (const [name] of here) waiting.delete(name);
  const changed = here.filter(([name, value]) => form.getFieldState(name)?.value !== value);
  form.batch(() => {
    for (const [name, value] of changed) form.change(name, value);
  });
  return changed.length > 0;
}

/**
 * Stores unsaved input of the surrounding form on this device until it is saved or discarded, and restores it when the
 * form opens.
 */
export function DraftAutosave({ place, record, secret }: Props) {
  const form = useForm();
  const { values, dirty } = useFormState({ subscription: { values: true, dirty: true } });
  const [draft, setDraft] = useState(() => readFormDraft(place));
  const [isBegun, setBegun] = useState(false);
  const waiting = useRef(new Map(Object.entries(draft?.values ?? {})));
  useEffect(() => {
    // fields are registered after the first render
    if (!isBegun) return setBegun(true);
    // restored values are rendered first and stored again afterwards
    if (putBack(form, waiting.current)) return;
    if (dirty) saveFormDraft(place, record, values, secret);
    else discardFormDraft(place);
  });
  useEffect(() => {
    if (!dirty) return;
    openForms.add(place);
    return () => void openForms.delete(place);
  }, [dirty, place]);
  if (!draft) return null;
  const beginAfresh = () => {
    waiting.current.clear();
    form.reset();
    setDraft(null);
  };
  return (
    <p className={styles.kept} role="status">
      O que você digitou e não salvou está aqui.
      <Button onClick={beginAfresh}>Começar de novo</Button>
    </p>
  );
}
