import { createContext } from 'react';

const nothing = () => null;

/** In place of what antd's forms stand on: forms are react-final-form's, antd only draws their controls. */
export default nothing;
export const FormProvider = ({ children }) => children;
export const Field = nothing;
export const List = nothing;
export const FieldContext = createContext({});
export const ListContext = createContext(null);
export const useForm = () => [{}];
export const useWatch = () => undefined;
