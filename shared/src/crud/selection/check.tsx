import styles from './selection.module.css';

interface Props {
  label: string;
  checked: boolean;
  /** Some of what the box stands for is chosen. */
  partly?: boolean;
  /** There is nothing to choose yet. */
  disabled?: boolean;
  /** @param isRange Shift is down: the box stands for all between the last one and it. */
  onChange: (checked: boolean, isRange: boolean) => void;
  /** Stands beside the box. */
  written?: string;
}

/** A box that chooses a row, or all rows of a page. */
export function Check({ label, checked, partly = false, disabled, onChange, written }: Props) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        ref={(box) => {
          if (box) box.indeterminate = partly;
        }}
        onChange={({ target, nativeEvent }) => onChange(target.checked, (nativeEvent as MouseEvent).shiftKey === true)}
      />
      {written}
    </label>
  );
}
