export { FORM_ERROR, type FormApi } from 'final-form';
export { Field, Form, FormSpy, useField, useForm, useFormState } from 'react-final-form';
export { type Mask, maskCep, maskCnpj, maskCpf, maskPhone, onlyDigits, writeMasked } from './masks';
export { SelectField } from './select-field';
export { TextField } from './text-field';
export { useCep } from './use-cep';
export { required, type Validator } from './validators';
