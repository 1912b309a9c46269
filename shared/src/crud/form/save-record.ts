import { invalidate } from '@rodovia/shared/runtime';
import { feedback } from '../feedback/feedback';
import { resourceOf } from '../resource';
import type { CrudDefinition, CrudRow } from '../types';
import { errorsOfWrite } from './submit-errors';

/** Creates or updates a record. Resolves as `errorsOfWrite` does. */
export async function saveRecord<T extends CrudRow, Input extends object>(
  { resource, labels, form }: CrudDefinition<T, Input>,
  row: T | undefined,
  values: Input,
  onSaved?: (record: T) => void,
): Promise<Record<string, string> | undefined> {
  const calls = resourceOf(resource);
  const payload = form?.prepare?.(values) ?? values;
  let saved: unknown;
  const call = row ? calls.update(row, payload) : calls.create(payload);
  const write = call.then((record) => {
    saved = record;
  });
  const tell = (error: unknown) => feedback.failed(error, row ? labels.updateFailed : undefined);
  const errors = await errorsOfWrite(write, Object.keys(form?.empty ?? {}), tell);
  if (errors) return errors;
  if (row) feedback.updated(labels.one);
  else feedback.created(labels.one);
  await invalidate(resource);
  onSaved?.(saved as T);
  return undefined;
}
