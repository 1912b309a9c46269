import { serverNow } from '@rodovia/shared/runtime';
import { periodOf } from '../../contracts/records';
import { Button } from '../button';
import styles from '../list/list-tools.module.css';
import { useOptions } from '../list/use-options';
import type { Filter } from '../types';
import { dayText } from './day-text';
import { PERIOD_WORDS } from './period-words';

interface Props {
  filters: readonly Filter[];
  values: Record<string, string>;
  onApply: (values: Record<string, string>) => void;
  /** Shows or hides the further filters; undefined if there are none. */
  more?: { isOpen: boolean; toggle: () => void };
}

const FIRST_DAY = 'startDate';
const DAYS = [FIRST_DAY, 'endDate'];

interface ChipProps {
  text: string;
  onRemove: () => void;
}

const Chip = ({ text, onRemove }: ChipProps) => (
  <li>
    <button type="button" className={styles.chip} title={text} onClick={onRemove}>
      <span>
        <span className={styles.unseen}>Retirar o filtro: </span>
        {text}
      </span>
      <span aria-hidden="true">×</span>
    </button>
  </li>
);

interface FilterChipProps {
  filter: Filter;
  value: string;
  onRemove: () => void;
}

function ChoiceChip({ filter, value, onRemove }: FilterChipProps) {
  const { options, loading } = useOptions(filter.options, '', value);
  const option = options.find((one) => one.value === value);
  return <Chip text={`${filter.label}: ${option?.label ?? (loading ? '…' : value)}`} onRemove={onRemove} />;
}

function FilterChip(props: FilterChipProps) {
  const { filter, value, onRemove } = props;
  if (filter.kind === 'choice') return <ChoiceChip {...props} />;
  if (filter.kind === 'fixed') return <Chip text={filter.label} onRemove={onRemove} />;
  if (filter.kind === 'search') return <Chip text={`Busca: “${value}”`} onRemove={onRemove} />;
  return <Chip text={`${filter.name === FIRST_DAY ? 'Desde' : 'Até'} ${dayText(value)}`} onRemove={onRemove} />;
}

/** Active filters of a list, each with a button to remove it, and the way to another one. */
export function ActiveFilters({ filters, values, onApply, more }: Props) {
  const period = periodOf(values, new Date(serverNow()));
  const inForce = filters.filter(({ name }) => values[name] && !(period && DAYS.includes(name)));
  const without = (...names: string[]) =>
    onApply(Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))));
  if (inForce.length === 0 && !period) return null;
  return (
    <ul className={styles.chips} aria-label="Filtros em uso">
      {inForce.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={values[filter.name] ?? ''}
          onRemove={() => without(filter.name)}
        />
      ))}
      {period && <Chip text={`Período: ${PERIOD_WORDS[period]}`} onRemove={() => without(...DAYS)} />}
      {more && (
        <li>
          <button type="button" className={styles.chip} aria-expanded={more.isOpen} onClick={more.toggle}>
            + filtro
          </button>
        </li>
      )}
      <li>
        <Button size="small" type="text" onClick={() => onApply({})}>
          Limpar
        </Button>
      </li>
    </ul>
  );
}
