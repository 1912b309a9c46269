/**
 * Code of dialogs and forms, in a chunk that loads after the list. Pages that start with a form import it as
 * `@rodovia/shared/crud-form`, so that it loads with the page.
 */
export { AntdModal } from '../antd/antd-modal';
export { AntdSelect, AntdSelect as Select } from '../antd/antd-select';
export { CrudForm } from './crud-form';
export { FormField } from './field/form-field';
export { FormFields } from './field/form-fields';
export { FormDialog } from './form-dialog';
export { RecordDialog } from './record-dialog';
