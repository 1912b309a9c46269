import { type ReactNode, useState } from 'react';

interface Props {
  /** Whether it begins open. */
  isOpen?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A button that opens something, as a page does with its dialogs. */
export function Opener({ isOpen = false, children }: Props) {
  const [open, setOpen] = useState(isOpen);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}
