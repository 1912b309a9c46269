import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentType, ReactNode } from 'react';

type Code = typeof import('@rodovia/shared/crud-form');

let code: Code | undefined;

/** Loads the code of dialogs and forms before one is opened. */
export async function loadForms(): Promise<Code> {
  code ??= await import('@rodovia/shared/crud-form');
  return code;
}

/**
 * Renders a part by name: immediately if the code has loaded, otherwise inside of `around`, which handles loading and
 * failure.
 */
const part = <K extends keyof Code>(name: K, around: (shown: ReactNode, props: Closable) => ReactNode): Code[K] => {
  const Part = lazyComponent<object>(
    async () => (await loadForms())[name] as ComponentType<object>,
    () => code?.[name] as ComponentType<object> | undefined,
  );
  const Around = (props: object) => around(<Part {...props} />, props);
  return Around as unknown as Code[K];
};

/** Properties that close a dialog: antd's and our own. */
interface Closable {
  onCancel?: () => void;
  onClose?: () => void;
}

/** A dialog shows nothing until its code has loaded; a failure is shown in its place. */
const dialog = (shown: ReactNode, { onClose, onCancel }: Closable) => (
  <Boundary title="Esta janela não abriu" onClose={onClose ?? onCancel}>
    {shown}
  </Boundary>
);

/** A part within the page. */
const inline = (shown: ReactNode) => <Boundary title="Esta parte não abriu">{shown}</Boundary>;

/** antd’s dialog in the colours of the theme. */
export const Modal = part('AntdModal', dialog);
/** A form in a dialog; see `form-dialog.tsx`. */
export const FormDialog = part('FormDialog', dialog);
/** Dialog that creates or edits a record; see `record-dialog.tsx`. */
export const RecordDialog = part('RecordDialog', dialog);
/** The form of a definition; see `crud-form.tsx`. */
export const CrudForm = part('CrudForm', inline);
/** A labelled field; see `field/form-field.tsx`. */
export const FormField = part('FormField', inline);
/** The fields that apply to the current values; see `field/form-fields.tsx`. */
export const FormFields = part('FormFields', inline);
/** antd’s select in the colours of the theme. */
export const Select: Code['AntdSelect'] = part('AntdSelect', inline);
