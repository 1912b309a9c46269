import styles from './selection.module.css';

interface Props {
  label: string;
  checked: boolean;
  /** Some of what the box stands for is chosen. */
  partly?: boolean;
  /** There is nothing to choose yet. */
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  /** Shows the label beside the box. */
  written?: boolean;
}

/** A box that chooses a row, or all rows of a page. */
export function Check({ label, checked, partly = false, disabled, onChange, written = false }: Props) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={written ? undefined : label}
        checked={checked}
        disabled={disabled}
        ref={(box) => {
          if (box) box.indeterminate = partly;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {written && label}
    </label>
  );
}
