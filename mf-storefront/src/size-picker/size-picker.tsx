import { useNavigate } from '@rodovia/shared/router';
import { callPath, useApi } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { viewCallPath } from '../first-view';
import { matching, PARTS, type Part, type SizeParts, sizeParts, valuesFor } from './size-parts';
import styles from './size-picker.module.css';

const LABELS: Record<Part, string> = { width: 'Largura', profile: 'Perfil', rim: 'Aro' };

const isSize = (parts: SizeParts | null): parts is SizeParts => parts !== null;

/**
 * Width, profile and rim, each narrowing the others; together they lead to the list of the sizes that fit, a rim
 * alone to all that it has.
 */
export function SizePicker() {
  const id = useId();
  const navigate = useNavigate();
  const { data } = useApi<string[]>(viewCallPath('/', 'sizes', {}), { staleTime: 10 * 60_000 });
  const sizes = useMemo(() => (data ?? []).map(sizeParts).filter(isSize), [data]);
  const [chosen, setChosen] = useState<Partial<Record<Part, string>>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { width, profile, rim } = chosen;
    const size = width || profile ? matching(sizes, chosen).map(({ size }) => size) : [];
    navigate(callPath('/modelos', size.length > 0 ? { size } : { rim }));
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
        Ver pneus
      </Button>
    </form>
  );
}
