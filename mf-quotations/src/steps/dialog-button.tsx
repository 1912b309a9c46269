import { Button, useOpenPlace } from '@rodovia/shared/crud';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

/** What a dialog gets from the button that opens it. */
export interface DialogProps {
  /** Name under which what is typed into the dialog is kept on the device. */
  place: string;
  onClose: () => void;
}

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  place: string;
  /** The dialog, whose code may still have to come. */
  dialog: (props: DialogProps) => ReactNode;
  preload?: () => unknown;
}

/** A button that opens a dialog; see `useOpenPlace` for where it is open from the beginning. */
export function DialogButton({ place, dialog, preload, ...button }: Props) {
  const [open, setOpen] = useOpenPlace(place);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onPointerEnter={preload} onClick={() => setOpen(true)} />
      {open && (
        <Boundary title="Esta janela não abriu" onClose={close}>
          {dialog({ place, onClose: close })}
        </Boundary>
      )}
    </>
  );
}
