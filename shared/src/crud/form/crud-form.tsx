import { Form } from '@rodovia/shared/forms';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { AntdModal } from '../antd/antd-modal';
import { Button } from '../button';
import { saveAnyway } from '../feedback/save-anyway';
import { useQuestion } from '../feedback/use-question';
import { themed } from '../theme/staff-theme';
import '../theme/antd.form.css';
import type { FormDefinition } from '../types';
import styles from './form.module.css';
import { FormFields } from './form-fields';
import { Keeping } from './keeping';
import { noteSaved } from './kept-form';

interface Props<T, Input extends object> {
  definition: FormDefinition<T, Input>;
  initial: Input;
  /** Under which name what is typed is kept on this device until it is saved; null where it never is. */
  place: string | null;
  /** The record that the form began with. */
  record?: unknown;
  /** Writes. Resolves to field errors, or to undefined as soon as the server has what was typed. */
  onSubmit: (values: Input) => Promise<Record<string, string> | undefined>;
  /** What follows; the form is busy until it is done. */
  onSaved?: () => Promise<unknown>;
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
  /** Shown in place of the fields, which keep what was typed. */
  panel?: ReactNode;
}

/** What was typed that looks wrong, and was not so before. */
function newDoubts<T, Input extends object>({ doubts }: FormDefinition<T, Input>, values: Input, before?: Input) {
  const found = Object.entries<string | undefined>(doubts?.(values) ?? {}) as [keyof Input & string, string][];
  return found
    .filter(([name, sentence]) => sentence && before?.[name] !== values[name])
    .map(([name, sentence]) => ({ name, sentence }));
}

/** The field that was doubted and is looked at again, else the first with an error. */
function focusWrong(form: HTMLFormElement | null, doubted: RefObject<string | undefined>) {
  const name = doubted.current;
  doubted.current = undefined;
  const field = name && form?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, textarea)`);
  (field || form?.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
}

function Dirty({ dirty, onDirty }: { dirty: boolean; onDirty: (dirty: boolean) => void }) {
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return null;
}

const secretOf = <T, I>({ fields }: FormDefinition<T, I>): ReadonlySet<string> =>
  new Set(fields.filter(({ control }) => control === 'password').map(({ name }) => name));

/** A form that stands in the page has the product's colours as one in a dialog has. */
const Themed = themed<{ children: ReactNode }>(({ children }) => children);

/** A definition's form. One submission at a time; the first field with an error takes the focus. */
export function CrudForm<T, Input extends object>({
  definition,
  initial,
  place,
  record,
  onSubmit,
  onSaved,
  onDirty,
  onCancel,
  panel,
}: Props<T, Input>) {
  const form = useRef<HTMLFormElement>(null);
  const Body = definition.body;
  const [secret] = useState(() => secretOf(definition));
  const [ask, holder] = useQuestion(AntdModal);
  const doubted = useRef<string>(undefined);
  const [sent, countSent] = useState(0);
  // Once the errors are drawn, however long that takes.
  useEffect(() => {
    if (sent > 0) focusWrong(form.current, doubted);
  }, [sent]);
  /** Whether what looks wrong is meant as it is; the field of it takes the focus where it is not. */
  const isMeant = async (values: Input) => {
    const found = newDoubts(definition, values, record ? initial : undefined);
    const [first] = found;
    if (!first || (await ask(saveAnyway(found.map(({ sentence }) => sentence))))) return true;
    doubted.current = first.name;
    return false;
  };
  const save = async (values: Input) => {
    if (!(await isMeant(values))) return {};
    const errors = await onSubmit(values);
    if (errors) return errors;
    if (place) noteSaved(place, values);
    await onSaved?.();
    return undefined;
  };
  return (
    <Themed>
      {holder}
      <Form<Input> initialValues={initial} onSubmit={save} subscription={{ submitting: true, dirty: true }}>
        {({ handleSubmit, submitting, dirty }) => {
          const submit = async (event: FormEvent) => {
            // it goes no further: not to a form whose dialog this one was opened from
            await handleSubmit(event);
            countSent((count) => count + 1);
          };
          return (
            <form ref={form} noValidate onSubmit={submit} className={styles.form}>
              <Dirty dirty={dirty === true} onDirty={onDirty} />
              {place && <Keeping place={place} record={record} secret={secret} />}
              {panel}
              <div className={styles.fields} hidden={Boolean(panel)}>
                {Body ? <Body /> : <FormFields fields={definition.fields} />}
                <div className={styles.buttons}>
                  <Button onClick={onCancel}>Cancelar</Button>
                  <Button type="primary" htmlType="submit" loading={submitting}>
                    Salvar
                  </Button>
                </div>
              </div>
            </form>
          );
        }}
      </Form>
    </Themed>
  );
}
