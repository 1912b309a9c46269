import { useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import styles from './undo.module.css';
import { offerUndo, type UndoOffer } from './undo-offer';

/** Time in ms that the offer stays while it is neither hovered nor focused. */
const STAYS = 10_000;

/** Says what was done and offers to undo it. Takes the focus if that was in a removed element. */
export function UndoNotice({ text, undo }: UndoOffer) {
  const [isHeld, setHeld] = useState(false);
  const [running, setRunning] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.querySelector('button')?.focus();
  }, []);
  const stays = isHeld || running;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => offerUndo(null), STAYS);
    return () => clearTimeout(timer);
  }, [stays]);
  const takeBack = async () => {
    setRunning(true);
    await undo();
    offerUndo(null);
  };
  return (
    <div ref={root} className={styles.place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it stays while it is looked at */}
      <div
        className={styles.notice}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
        onBlur={() => setHeld(false)}
      >
        <p>{text}</p>
        <Button loading={running} onClick={() => void takeBack()}>
          Desfazer
        </Button>
        <Button type="text" onClick={() => offerUndo(null)}>
          Fechar
        </Button>
      </div>
    </div>
  );
}
