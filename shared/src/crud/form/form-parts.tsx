import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentType, ReactNode } from 'react';

type Code = typeof import('@rodovia/shared/crud-form');

let code: Code | undefined;

/** Fetches the code of dialogs and forms, which somebody is about to open. */
export async function loadForms(): Promise<Code> {
  code ??= await import('@rodovia/shared/crud-form');
  return code;
}

/** A part by its name, shown at once where the code is there; what is `around` it stands for the code till then. */
const part = <K extends keyof Code>(name: K, around: (shown: ReactNode, props: Closable) => ReactNode): Code[K] => {
  const Part = lazyComponent<object>(
    async () => (await loadForms())[name] as ComponentType<object>,
    () => code?.[name] as ComponentType<object> | undefined,
  );
  const Around = (props: object) => around(<Part {...props} />, props);
  return Around as unknown as Code[K];
};

/** What closes a dialog, by the names of antd's and of the product's own. */
interface Closable {
  onCancel?: () => void;
  onClose?: () => void;
}

/** Covers the page: until its code is there nothing is covered, and lost code is said in its place. */
const dialog = (shown: ReactNode, { onClose, onCancel }: Closable) => (
  <Boundary title="Esta janela não abriu" onClose={onClose ?? onCancel}>
    {shown}
  </Boundary>
);

/** Stands in the page. */
const inline = (shown: ReactNode) => <Boundary title="Esta parte não abriu">{shown}</Boundary>;

export const Modal = part('AntdModal', dialog);
export const FormDialog = part('FormDialog', dialog);
export const RecordDialog = part('RecordDialog', dialog);
export const CrudForm = part('CrudForm', inline);
export const FormField = part('FormField', inline);
export const FormFields = part('FormFields', inline);
export const Select: Code['AntdSelect'] = part('AntdSelect', inline);
