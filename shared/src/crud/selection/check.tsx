import styles from './selection.module.css';

interface Props {
  label: string;
  checked: boolean;
  /** Whether the box stands for several rows of which some are selected. */
  partly?: boolean;
  /** Whether there is nothing to select yet. */
  disabled?: boolean;
  /** @param isRange whether Shift is down: all boxes since the last one change too. */
  onChange: (checked: boolean, isRange: boolean) => void;
  /** Text next to the box. */
  written?: string;
}

/** Checkbox that selects a row, or all rows of a page. */
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
