import { serverNow } from '@rodovia/shared/runtime';
import { useId } from 'react';
import { daysOf, PERIODS, type Period, periodOf } from '../../contracts/records';
import { ChoiceField } from './choice-field';
import styles from './filter.module.css';
import { PERIOD_WORDS } from './period-words';

interface Props {
  values: Record<string, string>;
  onCommit: (values: Record<string, string>) => void;
}

/** Shown if the dates are not one of the predefined periods. */
const OWN = { value: 'own', label: 'Entre as datas' };

const periods = PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value] }));

/** Select of predefined periods; the two date fields next to it follow. */
export function PeriodField({ values, onCommit }: Props) {
  const id = useId();
  const now = new Date(serverNow());
  const isOwn = Boolean(values.startDate || values.endDate);
  const chosen = periodOf(values, now) ?? (isOwn ? OWN.value : '');
  const options = chosen === OWN.value ? [...periods, OWN] : periods;
  const choose = (value: string) => {
    if (value === OWN.value) return;
    const days = value === '' ? { startDate: '', endDate: '' } : daysOf(value as Period, now);
    onCommit({ ...values, ...days });
  };
  return (
    <div className={`${styles.field} ${styles.period}`}>
      <label htmlFor={id}>Período</label>
      <ChoiceField
        id={id}
        filter={{ kind: 'choice', name: 'period', label: 'Período', options }}
        value={chosen}
        onChange={choose}
        onCommit={choose}
      />
    </div>
  );
}
