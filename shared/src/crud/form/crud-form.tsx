import { Form } from '@rodovia/shared/forms';
import { Boundary } from '@rodovia/shared/ui';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { AntdModal } from '../antd/antd-modal';
import { Button } from '../button';
import { saveAnyway } from '../feedback/save-anyway';
import { useQuestion } from '../feedback/use-question';
import { themed } from '../theme/staff-theme';
import '../theme/antd.form.css';
import type { FormDefinition } from '../types';
import { DraftAutosave } from './draft/draft-autosave';
import { markSaved } from './draft/form-draft';
import { FormFields } from './field/form-fields';
import styles from './form.module.css';

interface Props<T, Input extends object> {
  definition: FormDefinition<T, Input>;
  initial: Input;
  /** Key under which unsaved input is stored on this device; null to store nothing. */
  place: string | null;
  /** The record that is edited. */
  record?: unknown;
  /** Saves the values. Resolves to field errors, or to undefined once the server has saved them. */
  onSubmit: (values: Input) => Promise<Record<string, string> | undefined>;
  /** Called after saving; the form stays busy until it resolves. */
  onSaved?: () => Promise<unknown>;
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
  /** Shown instead of the fields, which keep their values. */
  panel?: ReactNode;
}

/** Returns warnings about values that were not in the original record. */
function newDoubts<T, Input extends object>({ doubts }: FormDefinition<T, Input>, values: Input, before?: Input) {
  const found = Object.entries<string | undefined>(doubts?.(values) ?? {}) as [keyof Input & string, string][];
  return found
    .filter(([name, sentence]) => sentence && before?.[name] !== values[name])
    .map(([name, sentence]) => ({ name, sentence }));
}

/** Focuses the questioned field if the answer was no, otherwise the first field with an error. */
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

/** Applies the theme to forms that are not inside a dialog. */
const Themed = themed<{ children: ReactNode }>(({ children }) => children);

/** The form of a definition. Only one submission runs at a time; the first invalid field is focused. */
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
  const { body: Body, notice: Notice } = definition;
  const [secret] = useState(() => secretOf(definition));
  const [ask, holder] = useQuestion(AntdModal);
  const doubted = useRef<string>(undefined);
  const [sent, countSent] = useState(0);
  // after the errors have been rendered, however long that takes
  useEffect(() => {
    if (sent > 0) focusWrong(form.current, doubted);
  }, [sent]);
  /** Asks whether suspicious values are intended; if not, focuses the first of them. */
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
    if (place) markSaved(place, values);
    await onSaved?.();
    return undefined;
  };
  return (
    <Themed>
      {holder}
      <Form<Input> initialValues={initial} onSubmit={save} subscription={{ submitting: true, dirty: true }}>
        {({ handleSubmit, submitting, dirty }) => {
          const submit = async (event: FormEvent) => {
            // does not bubble to the form from whose dialog this one was opened
            await handleSubmit(event);
            countSent((count) => count + 1);
          };
          return (
            <form ref={form} noValidate onSubmit={submit} className={styles.form}>
              <Dirty dirty={dirty === true} onDirty={onDirty} />
              {place && <DraftAutosave place={place} record={record} secret={secret} />}
              {panel}
              <div className={styles.fields} hidden={Boolean(panel)}>
                {Body ? <Body /> : <FormFields fields={definition.fields} />}
                {Notice && (
                  <Boundary title="" isSpare>
                    <Notice />
                  </Boundary>
                )}
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
