import { Button as PublicButton } from '@rodovia/shared/ui';
import type { ButtonHTMLAttributes } from 'react';
import { useListLock } from './antd/list-lock';
import styles from './button.module.css';
import { Icon, type IconName } from './icons';
import './theme/controls.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** Visual style; a page has at most one `primary` button. */
  type?: 'default' | 'primary' | 'text';
  htmlType?: 'button' | 'submit';
  size?: 'small';
  /** For destructive actions. */
  danger?: boolean;
  /** Icon for the kind of action: `plus` adds, `edit` changes, `download` and `upload` transfer files. */
  icon?: IconName;
  /** While true, the button shows a spinner and ignores presses; it keeps the focus. */
  loading?: boolean;
}

/** Button of the back office: the public button in compact size, with the property names of antd's. */
export function Button({ type, htmlType = 'button', size, danger, icon, loading, children, onClick, ...rest }: Props) {
  // a replacement would not know that its button is busy
  useListLock(Boolean(loading));
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
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={classes.filter(Boolean).join(' ')}
    >
      {loading ? <span className={styles.turning} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </PublicButton>
  );
}
