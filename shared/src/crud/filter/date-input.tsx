import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons';
import { dayText, maskDay, readDay } from './day-text';
import styles from './filter.module.css';

interface Props {
  id: string;
  /** `2026-11-24`, or '' for none. */
  value: string;
  onChange: (day: string) => void;
}

const NO_DAY = 'Informe o dia como dd/mm/aaaa, por exemplo 24/11/2026.';

/** Date input in Brazilian notation, independent of the browser's language, with the browser's calendar. */
export function DateInput({ id, value, onChange }: Props) {
  const [text, setText] = useState(dayText(value));
  const written = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setText((before) => (readDay(before) === (value || undefined) ? before : dayText(value)));
  }, [value]);
  const isWrong = text !== '' && readDay(text) === undefined;
  useEffect(() => written.current?.setCustomValidity(isWrong ? NO_DAY : ''), [isWrong]);
  const write = (next: string) => {
    setText(next);
    const day = readDay(next);
    if (day ?? next === '') onChange(day ?? '');
  };
  return (
    <span className={styles.dateBox}>
      <input
        ref={written}
        id={id}
        className={styles.input}
        inputMode="numeric"
        placeholder="dd/mm/aaaa"
        autoComplete="off"
        value={text}
        onChange={(event) => write(maskDay(dayText(event.target.value)))}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.calendar}
        value={value}
        onChange={(event) => write(dayText(event.target.value))}
      />
      <button
        type="button"
        className={styles.icon}
        aria-label="Abrir o calendário"
        onClick={() => calendar.current?.showPicker()}
      >
        <Icon name="calendar" />
      </button>
    </span>
  );
}
