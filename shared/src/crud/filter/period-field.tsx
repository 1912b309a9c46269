import { serverNow } from '@rodovia/shared/runtime';
import { useId } from 'react';
import { daysOf, PERIODS, type Period, periodOf } from '../../contracts/records';
import { ChoiceField } from './choice-field';
import styles from './filter.module.css';
import { PERIOD_WORDS } from './period-words';

interface Props {
  values: Record<string, string>;
  /** Whether days of one's own are asked for. */
  isOwn: boolean;
  onOwn: (isOwn: boolean) => void;
  onCommit: (values: Record<string, string>) => void;
}

/** Choice of days of one's own. */
const OWN = { value: 'own', label: 'Entre as datas' };

const periods = PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value] }));

/** Returns whether dates are in force that are no predefined period. */
export const hasOwnDays = (values: Record<string, string>): boolean =>
  Boolean(values.startDate || values.endDate) && periodOf(values, new Date(serverNow())) === undefined;

/** Select of predefined periods, or of days of one's own, for which two date fields are shown. */
export function PeriodField({ values, isOwn, onOwn, onCommit }: Props) {
  const id = useId();
  const now = new Date(serverNow());
  const chosen = isOwn ? OWN.value : (periodOf(values, now) ?? '');
  const choose = (value: string) => {
    onOwn(value === OWN.value);
    if (value === OWN.value) return;
    const days = value === '' ? { startDate: '', endDate: '' } : daysOf(value as Period, now);
    onCommit({ ...values, ...days });
  };
  return (
    <div className={`${styles.field} ${styles.period}`}>
      <label htmlFor={id}>Período</label>
      <ChoiceField
        id={id}
        filter={{ kind: 'choice', name: 'period', label: 'Período', options: [...periods, OWN] }}
        value={chosen}
        onChange={choose}
        onCommit={choose}
      />
    </div>
  );
}
