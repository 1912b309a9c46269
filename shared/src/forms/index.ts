export { FORM_ERROR, type FormApi } from 'final-form';
export { Field, Form, FormSpy, useField, useForm, useFormState } from 'react-final-form';
export {
  type Mask,
  maskCep,
  maskCnpj,
  maskCpf,
  maskPhone,
  onlyDigits,
  required,
  type Validator,
} from '../contracts/rules';
export { addressConflictFields, addressValuesOf } from './conflict/address-conflict';
export type { ShownField } from './conflict/conflict-panel';
export { isStale, useVersioned } from './conflict/use-versioned';
export { errorOf } from './field-frame';
export { FormAlert } from './form-alert';
export { LengthNote } from './length-note';
export { writeMasked } from './masks';
export { RevealablePassword } from './revealable-password';
export { SelectField } from './select-field';
export { TextAreaField } from './text-area-field';
export { TextField } from './text-field';
export { useCep } from './use-cep';
