import { invalidate } from '@rodovia/shared/runtime';
import { feedback } from '../feedback/feedback';
import { resourceOf } from '../resource';
import type { CrudDefinition, CrudRow } from '../types';
import { errorsOfWrite } from './submit-errors';

/** Creates or updates a record and passes it to `onWritten`. Resolves like `errorsOfWrite`. */
export async function saveRecord<T extends CrudRow, Input extends object>(
  { resource, labels, form }: CrudDefinition<T, Input>,
  row: T | undefined,
  values: Input,
  onWritten: (record: T) => void,
): Promise<Record<string, string> | undefined> {
  const calls = resourceOf(resource);
  const payload = form?.prepare?.(values) ?? values;
  const call = row ? calls.update(row, payload) : calls.create(payload);
  const showFailure = (error: unknown) => feedback.failed(error, row ? labels.updateFailed : undefined);
  return errorsOfWrite(
    call.then((record) => onWritten(record as T)),
    Object.keys(form?.empty ?? {}),
    showFailure,
  );
}

/** Confirms that a record was saved, and reloads the lists that show it. */
export async function notifySaved<T extends CrudRow, Input extends object>(
  { resource, labels }: CrudDefinition<T, Input>,
  row: T | undefined,
): Promise<void> {
  if (row) feedback.updated(labels.one);
  else feedback.created(labels.one);
  await invalidate(resource);
}
