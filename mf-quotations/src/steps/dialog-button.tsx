import { Button, useReopeningDialog } from '@rodovia/shared/crud';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

/** Properties of a dialog that are passed by the button that opens it. */
export interface DialogProps {
  /** Key under which the dialog's input is stored on the device. */
  place: string;
  onClose: () => void;
}

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  place: string;
  /** The dialog, whose code may still be loading. */
  dialog: (props: DialogProps) => ReactNode;
  preload?: () => unknown;
}

/** A button that opens a dialog, and reopens it after an interrupted session. */
export function DialogButton({ place, dialog, preload, ...button }: Props) {
  const [open, setOpen] = useReopeningDialog(place);
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
