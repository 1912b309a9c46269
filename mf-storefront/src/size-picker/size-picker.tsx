import { Button } from '@rodovia/shared/ui';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { commonParts, matching, PARTS, type Part, type SizeParts, sizeParts, valuesFor } from './size-parts';
import styles from './size-picker.module.css';

const LABELS: Record<Part, string> = { width: 'Largura', profile: 'Perfil', rim: 'Aro' };

const isSize = (parts: SizeParts | null): parts is SizeParts => parts !== null;

interface Props {
  /** What there is to choose from. */
  sizes: readonly string[];
  onFind: (found: FoundSizes) => void;
  /** The sizes, or the rims, that are chosen already. */
  begin?: { sizes: readonly string[]; rims: readonly string[] };
  /** What the button says. */
  action?: string;
}

/** The sizes that have all chosen parts, or a rim where nothing else was chosen; nothing where nothing was. */
export interface FoundSizes {
  size: string[];
  rim: string;
}

/**
 * Width, profile and rim, each narrowing the others; together they lead to the list of the sizes that fit, a rim
 * alone to all that it has.
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
        <label key={part} className={styles.part} htmlFor={`${id}-${part}`}>
          {LABELS[part]}
          <select
            id={`${id}-${part}`}
            className={styles.select}
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
    </form>
  );
}
