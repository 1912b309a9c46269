import { createContext } from 'react';

const nothing = () => null;

/** Replaces the base of antd's forms: forms use react-final-form, and antd only renders controls. */
export default nothing;
export const FormProvider = ({ children }) => children;
export const Field = nothing;
export const List = nothing;
export const FieldContext = createContext({});
export const ListContext = createContext(null);
export const useForm = () => [{}];
export const useWatch = () => undefined;
