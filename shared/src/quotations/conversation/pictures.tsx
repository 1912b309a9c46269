import { Button, Dialog } from '@rodovia/shared/ui';
import { useState } from 'react';
import styles from './conversation.module.css';
import { usePicture } from './use-picture';
import { useIsInView } from './use-read-mark';

interface Shown {
  code: string;
  /** Alternative text. */
  label: string;
}

function Tile({ code, label, onOpen }: Shown & { onOpen: () => void }) {
  const [element, setElement] = useState<HTMLButtonElement | null>(null);
  const [seen, setSeen] = useState(false);
  const near = useIsInView(element, '300px');
  if (near && !seen) setSeen(true);
  const { url, failed, retry } = usePicture(code, 320, seen);
  return (
    <button
      ref={setElement}
      type="button"
      className={styles.tile}
      aria-label={failed ? `Buscar de novo: ${label}` : `Ampliar: ${label}`}
      aria-busy={!url && !failed}
      onClick={failed ? retry : onOpen}
    >
      {url && <img src={url} alt="" />}
      {failed && <span>Não abriu. Tentar de novo</span>}
    </button>
  );
}

function Enlarged({ code, label, onClose }: Shown & { onClose: () => void }) {
  const { url, failed, retry } = usePicture(code, 1280, true);
  return (
    <Dialog wide title={label} onClose={onClose}>
      {failed ? (
        <div role="alert">
          <p>A imagem não abriu.</p>
          <Button onClick={retry}>Tentar de novo</Button>
        </div>
      ) : (
        <div className={styles.enlarged} aria-busy={!url}>
          {url && <img src={url} alt={label} />}
        </div>
      )}
    </Dialog>
  );
}

interface Props {
  codes: readonly string[];
  /** Author and time of the message. */
  origin: string;
}

/** Pictures of a message; each opens in full size. */
export function Pictures({ codes, origin }: Props) {
  const [open, setOpen] = useState<Shown | null>(null);
  const labelOf = (index: number) =>
    codes.length === 1 ? `Imagem ${origin}` : `Imagem ${index + 1} de ${codes.length} ${origin}`;
  return (
    <>
      <ul className={styles.pictures}>
        {codes.map((code, index) => (
          <li key={code}>
            <Tile code={code} label={labelOf(index)} onOpen={() => setOpen({ code, label: labelOf(index) })} />
          </li>
        ))}
      </ul>
      {open && <Enlarged {...open} onClose={() => setOpen(null)} />}
    </>
  );
}
