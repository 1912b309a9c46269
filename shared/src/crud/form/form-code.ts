/**
 * What dialogs and forms are drawn with, in a file of its own: a list is there before the first of them opens. A page
 * that begins with a form imports it as `@rodovia/shared/crud-form`, so that it comes with the page.
 */
export { AntdModal } from '../antd/antd-modal';
export { AntdSelect, AntdSelect as Select } from '../antd/antd-select';
export { CrudForm } from './crud-form';
export { FormDialog } from './form-dialog';
export { FormField } from './form-field';
export { FormFields } from './form-fields';
export { RecordDialog } from './record-dialog';
