import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button';
import type { IconName } from '../icons';
import styles from './menu.module.css';

interface Props {
  label: string;
  icon: IconName;
  /** Content of the menu, which receives a function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button with a popup panel. It closes with Escape, a press outside, or when the focus leaves it. */
export function Menu({ label, icon, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const panel = useId();
  const close = () => {
    setOpen(false);
    around.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !around.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel inside
    <div
      ref={around}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <Button icon={icon} aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen && (
        <div id={panel} className={styles.panel}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
