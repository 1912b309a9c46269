import type { Image } from '@rodovia/shared/contracts/images';
import { Button, Dialog } from '@rodovia/shared/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './zoom.module.css';

const STEPS = [1, 1.5, 2, 3];

interface Props {
  pictures: Image[];
  shown: number;
  alt: string;
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * Full-screen picture with zoom: + and − (or the buttons) zoom; arrow keys scroll a zoomed picture, otherwise show the
 * next one.
 */
export function Zoom({ pictures, shown, alt, onShow, onClose }: Props) {
  const [level, setLevel] = useState(0);
  const frame = useRef<HTMLElement>(null);
  const scale = STEPS[level] ?? 1;
  useEffect(() => frame.current?.focus(), []);
  const zoom = (step: number) => setLevel(Math.min(STEPS.length - 1, Math.max(0, level + step)));
  const show = (index: number) => {
    setLevel(0);
    onShow((index + pictures.length) % pictures.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const zoomBy = { '+': 1, '=': 1, '-': -1, '0': -STEPS.length }[event.key];
    const goBy = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (zoomBy) zoom(zoomBy);
    else if (goBy && level === 0 && pictures.length > 1) show(shown + goBy);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={`Foto ${shown + 1} de ${pictures.length}`} onClose={onClose} wide>
      <section
        ref={frame}
        className={styles.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        aria-label="Foto ampliada: + e − mudam o tamanho, as setas movem"
        onKeyDown={onKeyDown}
      >
        <img src={pictures[shown]?.Url} alt={alt} className={styles.picture} style={{ width: `${scale * 100}%` }} />
      </section>
      <div className={styles.tools}>
        <Button aria-label="Diminuir" disabled={level === 0} onClick={() => zoom(-1)}>
          −
        </Button>
        <output className={styles.level} aria-live="polite">
          {Math.round(scale * 100)} %
        </output>
        <Button aria-label="Aumentar" disabled={level === STEPS.length - 1} onClick={() => zoom(1)}>
          +
        </Button>
        {pictures.length > 1 && <Button onClick={() => show(shown + 1)}>Próxima foto</Button>}
      </div>
    </Dialog>
  );
}
