import { useCallback, useMemo, useState } from 'react';
import { Button } from '../button';

/** The rows that are open to show what has no room in them. */
export interface Rests {
  open: ReadonlySet<string>;
  toggle: (code: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Which rows of a table are open; none are while everything has room. */
export function useRests(hasRest: boolean): Rests {
  const [open, setOpen] = useState(NONE);
  const toggle = useCallback((code: string) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(code)) next.add(code);
      return next;
    });
  }, []);
  return useMemo(() => ({ open: hasRest ? open : NONE, toggle }), [hasRest, open, toggle]);
}

interface Props {
  code: string;
  name: string;
  rests: Rests;
}

/** Opens and closes the rest of a row. */
export function RestButton({ code, name, rests: { open, toggle } }: Props) {
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
