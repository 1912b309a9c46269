import type { CreateOption, CrudDefinition, CrudRow } from '../types';
import { RecordDialog } from './form-parts';

/**
 * Lets a selector create a record of `definition` over the form it stands in; what was typed into the selector
 * becomes the new record's `field`.
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
