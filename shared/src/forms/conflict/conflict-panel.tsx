import { formatInstant } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import styles from './conflict-panel.module.css';
import { type ComparedField, type Conflict, chosenValues, contested, proposed, type Side } from './merge';

/** A field with a function that formats its value; without it, the value itself is shown. */
export interface ShownField<V> extends ComparedField<V> {
  show?: (values: V) => ReactNode;
}

interface ChoiceProps<V> {
  field: ShownField<V>;
  conflict: Conflict<V>;
  side: Side;
  onChange: (side: Side) => void;
}

const SIDES = [
  ['theirs', 'Salvo por outra pessoa'],
  ['mine', 'Digitado por você'],
] as const;

const shownValue = <V,>({ name, show }: ShownField<V>, values: V) =>
  show?.(values) || String(values[name] ?? '') || '—';

function Choice<V>({ field, conflict, side, onChange }: ChoiceProps<V>) {
  return (
    <fieldset className={styles.field}>
      <legend>{field.label}</legend>
      {SIDES.map(([key, label]) => (
        <label key={key} className={styles.side}>
          <input type="radio" name={`${field.name}-side`} checked={side === key} onChange={() => onChange(key)} />
          <span>
            <span className={styles.whose}>{label}</span>
            <span className={styles.value}>{shownValue(field, conflict[key])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface Props<V> {
  fields: readonly ShownField<V>[];
  conflict: Conflict<V>;
  /** Called when the form holds the chosen values. */
  onSettled: () => void;
}

/**
 * Compares the saved values with the typed ones, field by field, and saves the chosen ones. It is rendered inside of
 * the form; nothing that was typed is lost.
 */
export function ConflictPanel<V extends object>({ fields, conflict, onSettled }: Props<V>) {
  const form = useForm<V>();
  const heading = useRef<HTMLHeadingElement>(null);
  const differing = contested(fields, conflict);
  const every = (side?: Side) =>
    Object.fromEntries(differing.map((field) => [field.name, side ?? proposed(field, conflict)]));
  const [sides, setSides] = useState<Record<string, Side>>(() => every());
  useEffect(() => heading.current?.focus(), []);
  const take = (wanted: Record<string, Side>) => {
    const chosen = chosenValues(differing, conflict, wanted);
    form.batch(() => {
      for (const name of Object.keys(chosen) as (keyof V)[]) form.change(name, chosen[name]);
    });
    onSettled();
  };
  const save = () => {
    take(sides);
    void form.submit();
  };
  // fields that the reader did not touch must not be reverted to the old value
  const goBack = () => take(every());
  return (
    <section className={styles.panel}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        Este registro foi alterado por outra pessoa
      </h3>
      {conflict.by && (
        <p>
          Quem salvou: <strong>{conflict.by.Name}</strong>, {formatInstant(conflict.by.At)}.
        </p>
      )}
      <p>Escolha, campo por campo, o que fica. Nada do que você digitou se perdeu.</p>
      <div className={styles.buttons}>
        <Button onClick={() => setSides(every('theirs'))}>Ficar com tudo o que está salvo</Button>
        <Button onClick={() => setSides(every('mine'))}>Ficar com tudo o que digitei</Button>
      </div>
      {differing.map((field) => (
        <Choice
          key={field.name}
          field={field}
          conflict={conflict}
          side={sides[field.name] ?? 'mine'}
          onChange={(side) => setSides({ ...sides, [field.name]: side })}
        />
      ))}
      <div className={styles.buttons}>
        <Button onClick={goBack}>Voltar ao formulário</Button>
        <Button kind="primary" onClick={save}>
          Salvar o escolhido
        </Button>
      </div>
    </section>
  );
}
