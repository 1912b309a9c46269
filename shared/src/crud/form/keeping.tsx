import { type FormApi, useForm, useFormState } from '@rodovia/shared/forms';
import { openForms } from '@rodovia/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import styles from './form.module.css';
import { forgetForm, keepForm, keptForm } from './kept-form';

interface Props {
  place: string;
  /** The record that the form began with. */
  record: unknown;
  /** Fields that are never kept. */
  secret: ReadonlySet<string>;
}

/**
 * Puts what is `waiting` into the fields that have come; one that comes later, because of what another one holds, would
 * begin empty. Returns whether anything changed.
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
 * Keeps what is typed into the form around it on this device, until it is saved or thrown away, and puts back what was
 * kept when the form opens.
 */
export function Keeping({ place, record, secret }: Props) {
  const form = useForm();
  const { values, dirty } = useFormState({ subscription: { values: true, dirty: true } });
  const [kept, setKept] = useState(() => keptForm(place));
  const [isBegun, setBegun] = useState(false);
  const waiting = useRef(new Map(Object.entries(kept?.values ?? {})));
  useEffect(() => {
    // the fields of the form are known once it stands
    if (!isBegun) return setBegun(true);
    // what is put back is drawn, and then kept
    if (putBack(form, waiting.current)) return;
    if (dirty) keepForm(place, record, values, secret);
    else forgetForm(place);
  });
  useEffect(() => {
    if (!dirty) return;
    openForms.add(place);
    return () => void openForms.delete(place);
  }, [dirty, place]);
  if (!kept) return null;
  const beginAfresh = () => {
    waiting.current.clear();
    form.reset();
    setKept(null);
  };
  return (
    <p className={styles.kept} role="status">
      O que você digitou e não salvou está aqui.
      <Button onClick={beginAfresh}>Começar de novo</Button>
    </p>
  );
}
