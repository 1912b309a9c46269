import type { FieldDefinition } from '../../types';

/** Attributes that connect a control with its label and error. */
export interface ControlProps {
  id: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  onFocus: () => void;
  invalid: boolean;
  describedBy: string | undefined;
  autoFocus: boolean;
}

/** Properties of the control of a field. */
export type FieldControlProps<Input> = ControlProps & { field: FieldDefinition<Input> };
