import { Button as PublicButton } from '@rodovia/shared/ui';
import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icons';
import './theme/controls.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** How it looks; a page has one `primary` button at the most. */
  type?: 'default' | 'primary' | 'text';
  htmlType?: 'button' | 'submit';
  size?: 'small';
  /** For a deed that takes something away. */
  danger?: boolean;
  /** The sign of a kind of deed, wherever one of that kind stands: `plus` adds, `edit` changes, `download` and `upload` pass a file. */
  icon?: IconName;
  /** While true, the button turns and a press does nothing; it keeps the focus. */
  loading?: boolean;
}

/** A button of the back office: the public one, dense, by the names of antd's properties. */
export function Button({ type, htmlType = 'button', size, danger, icon, loading, children, onClick, ...rest }: Props) {
  const classes = [
    styles.dense,
    loading && styles.busy,
    size && styles.small,
    type === 'text' && styles.text,
    !children && styles.bare,
  ];
  return (
    <PublicButton
      {...rest}
      type={htmlType}
      kind={danger ? 'danger' : type === 'primary' ? 'primary' : 'plain'}
      aria-busy={loading}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={classes.filter(Boolean).join(' ')}
    >
      {loading ? <span className={styles.turning} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </PublicButton>
  );
}
