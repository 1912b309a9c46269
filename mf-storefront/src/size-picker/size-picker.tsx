import { Link } from '@rodovia/shared/router';
import { Button } from '@rodovia/shared/ui';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { commonParts, matching, PARTS, type Part, type SizeParts, sizeParts, valuesFor } from './size-parts';
import styles from './size-picker.module.css';

const LABELS: Record<Part, string> = { width: 'Largura', profile: 'Perfil', rim: 'Aro' };

const isSize = (parts: SizeParts | null): parts is SizeParts => parts !== null;

interface Props {
  /** Available sizes. */
  sizes: readonly string[];
  onFind: (found: FoundSizes) => void;
  /** Initially chosen sizes or rims. */
  begin?: { sizes: readonly string[]; rims: readonly string[] };
  /** Label of the button. */
  action?: string;
}

/** The sizes with all chosen parts, or a rim if nothing else was chosen; neither if nothing was chosen. */
export interface FoundSizes {
  size: string[];
  rim: string;
}

/**
 * Selects for width, aspect ratio and rim, each narrowing the others. Together they lead to the list of matching sizes,
 * a rim alone to all sizes of that rim. Whoever does not know the size begins with the vehicle.
 */
export function SizePicker({ sizes: texts, onFind, begin, action = 'Ver pneus' }: Props) {
  const id = useId();
  const sizes = useMemo(() => texts.map(sizeParts).filter(isSize), [texts]);
  const [chosen, setChosen] = useState<Partial<Record<Part, string>>>(() => ({
    rim: begin?.rims.length === 1 ? begin.rims[0] : '',
    ...commonParts((begin?.sizes ?? []).map(sizeParts).filter(isSize)),
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { width, profile, rim = '' } = chosen;
    const size = width || profile ? matching(sizes, chosen).map(({ size }) => size) : [];
    onFind({ size, rim: size.length > 0 ? '' : rim });
  };
  return (
    <form className={styles.picker} onSubmit={submit} aria-label="Buscar por medida">
      {PARTS.map((part) => (
        <label key={part} htmlFor={`${id}-${part}`}>
          {LABELS[part]}
          <select
            id={`${id}-${part}`}
            className="text-control"
            value={chosen[part] ?? ''}
            onChange={({ target }) => setChosen({ ...chosen, [part]: target.value })}
          >
            <option value="">Todos</option>
            {valuesFor(part, sizes, chosen).map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" kind="primary">
        {action}
      </Button>
      <Link to="/pneus-por-veiculo">Buscar por veículo</Link>
    </form>
  );
}
