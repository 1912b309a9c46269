import { Button } from '@rodovia/shared/crud';
import { useEffect, useState } from 'react';
import { undoChangeSet } from './undo';
import styles from './undo.module.css';
import { offerUndo, type UndoOffer } from './undo-offer';

/** How long the offer stays while nobody points at it or stands in it; the list of bulk changes has it for a day. */
const STAYS = 10_000;

/** Says what was just done to many products, and offers to take it back. */
export function UndoNotice({ changeSet, text }: UndoOffer) {
  const [held, setHeld] = useState(false);
  const [running, setRunning] = useState(false);
  const stays = held || running;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => offerUndo(null), STAYS);
    return () => clearTimeout(timer);
  }, [stays]);
  const undo = async () => {
    setRunning(true);
    await undoChangeSet(changeSet);
    offerUndo(null);
  };
  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it stays while it is looked at */}
      <div
        className={styles.notice}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <p>{text}</p>
        <Button loading={running} onClick={() => void undo()}>
          Desfazer
        </Button>
        <Button type="text" onClick={() => offerUndo(null)}>
          Fechar
        </Button>
      </div>
    </div>
  );
}
