import styles from './unread-count.module.css';

const MAX_SHOWN = 99;

export interface CountProps {
  /** Id for `aria-describedby`, because the number is not part of the element's name. */
  id: string;
  className?: string;
}

interface Props extends CountProps {
  count: number;
  /** What the number counts. */
  words: string;
}

/** A number beside a link; nothing if it is zero. */
export const CountBadge = ({ id, className = '', count, words }: Props) =>
  count > 0 && (
    <span
      id={id}
      className={`${styles.count} ${className}`}
      role="img"
      aria-hidden="true"
      aria-label={words}
      data-count={count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    />
  );
