import { useCallback, useMemo, useState } from 'react';
import { Button } from '../button';

/** Rows that are expanded to show hidden columns. */
export interface ExpandedRows {
  open: ReadonlySet<string>;
  toggle: (code: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** State of expanded rows. None is expanded while all columns fit. */
export function useExpandedRows(isExpandable: boolean): ExpandedRows {
  const [open, setOpen] = useState(NONE);
  const toggle = useCallback((code: string) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(code)) next.add(code);
      return next;
    });
  }, []);
  return useMemo(() => ({ open: isExpandable ? open : NONE, toggle }), [isExpandable, open, toggle]);
}

interface Props {
  code: string;
  name: string;
  rests: ExpandedRows;
}

/** Button that expands or collapses a row. */
export function ExpandRowButton({ code, name, rests: { open, toggle } }: Props) {
  const isOpen = open.has(code);
  return (
    <Button
      type="text"
      size="small"
      icon={isOpen ? 'up' : 'down'}
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Mostrar menos' : 'Mostrar mais'} de ${name}`}
      onClick={() => toggle(code)}
    />
  );
}
