import { Button } from '@rodovia/shared/crud';
import styles from './images.module.css';

interface Tile {
  key: string;
  src: string;
}

interface Props {
  tiles: readonly Tile[];
  onDelete: (key: string) => void;
  onMove: (from: number, to: number) => void;
}

interface MoveProps {
  from: number;
  to: number;
  count: number;
  onMove: Props['onMove'];
}

/** Disabled at the ends without losing the focus. */
function MoveButton({ from, to, count, onMove }: MoveProps) {
  const back = to < from;
  const ends = to < 0 || to >= count;
  return (
    <Button
      size="small"
      aria-label={`Mover imagem ${from + 1} para ${back ? 'antes' : 'depois'}`}
      aria-disabled={ends}
      className={ends ? styles.end : undefined}
      onClick={() => !ends && onMove(from, to)}
    >
      {back ? '←' : '→'}
    </Button>
  );
}

/** Pictures in order, with buttons to move and delete them. The first one represents the record. */
export function ImageTiles({ tiles, onDelete, onMove }: Props) {
  const count = tiles.length;
  return (
    <ul className={styles.tiles} aria-label="Imagens na ordem">
      {tiles.map(({ key, src }, index) => (
        <li key={key} className={styles.tile}>
          <img src={src} alt={`Imagem ${index + 1}`} loading="lazy" />
          <span className={styles.actions}>
            <MoveButton from={index} to={index - 1} count={count} onMove={onMove} />
            <Button size="small" danger aria-label={`Excluir imagem ${index + 1}`} onClick={() => onDelete(key)}>
              Excluir
            </Button>
            <MoveButton from={index} to={index + 1} count={count} onMove={onMove} />
          </span>
        </li>
      ))}
    </ul>
  );
}
