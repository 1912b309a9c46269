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

export const Modal = part('AntdModal', dialog);
export const FormDialog = part('FormDialog', dialog);
export const RecordDialog = part('RecordDialog', dialog);
export const CrudForm = part('CrudForm', inline);
export const FormField = part('FormField', inline);
export const FormFields = part('FormFields', inline);
export const Select: Code['AntdSelect'] = part('AntdSelect', inline);
