import type { CreateOption, CrudDefinition, CrudRow } from '../../types';
import { RecordDialog } from '../form-parts';

/**
 * Lets a select create a record of `definition` in a dialog on top of its form. The text typed into the select becomes
 * the new record's `field`.
 */
export const createOption = <T extends CrudRow, Input extends object>(
  definition: CrudDefinition<T, Input>,
  field: keyof Input,
): CreateOption =>
  function CreateRecord({ typed, onCreated, onClose }) {
    return (
      <RecordDialog
        definition={definition}
        preset={{ [field]: typed } as unknown as Partial<Input>}
        onSaved={({ Code }) => onCreated(Code)}
        onClose={onClose}
      />
    );
  };
