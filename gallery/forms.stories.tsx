import {
  Form,
  FormAlert,
  LengthNote,
  maskCnpj,
  RevealablePassword,
  required,
  SelectField,
  TextAreaField,
  TextField,
} from '@rodovia/shared/forms';
import { Button } from '@rodovia/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { ConflictPanel } from '../shared/src/forms/conflict/conflict-panel';

export default { title: 'forms' };

interface InFormProps {
  initial?: object;
  /** Errors that the server answers with. */
  refusal?: Record<string, string>;
  /** Submits when it is shown. */
  submitted?: boolean;
  children: ReactNode;
}

function Submitted({ submit }: { submit: () => unknown }) {
  // the form validates from the next frame on
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const frame = requestAnimationFrame(() => void submit());
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}

const InForm = ({ initial, refusal, submitted = false, children }: InFormProps) => (
  <Form initialValues={initial} onSubmit={() => refusal}>
    {({ handleSubmit }) => (
      <form noValidate onSubmit={handleSubmit}>
        {children}
        {submitted && <Submitted submit={handleSubmit} />}
        <Button type="submit" kind="primary">
          Salvar
        </Button>
      </form>
    )}
  </Form>
);

const units = [
  { value: 'PR', label: 'Paraná' },
  { value: 'SC', label: 'Santa Catarina' },
];

export const FieldsEmpty = () => (
  <InForm>
    <TextField name="name" label="Razão social" required />
    <TextField name="cnpj" label="CNPJ" mask={maskCnpj} hint="Só os números." />
    <SelectField name="unit" label="Estado" options={units} />
    <TextAreaField name="note" label="Observação" maxLength={200} hint="O vendedor lê isto." />
    <TextField name="password" label="Senha" type="password" required />
  </InForm>
);

export const FieldsFilled = () => (
  <InForm initial={{ name: 'Rodovia Pneus', cnpj: '11.222.333/0001-81', unit: 'PR', note: 'x'.repeat(195) }}>
    <TextField name="name" label="Razão social" required />
    <TextField name="cnpj" label="CNPJ" mask={maskCnpj} />
    <SelectField name="unit" label="Estado" options={units} disabled />
    <TextAreaField name="note" label="Observação" maxLength={200} />
  </InForm>
);

export const FieldsWithErrors = () => (
  <InForm submitted initial={{ note: 'x'.repeat(201) }}>
    <TextField name="name" label="Razão social" required validate={required('Razão social é obrigatória.')} />
    <SelectField name="unit" label="Estado" required options={units} validate={required('Estado é obrigatório.')} />
    <TextAreaField name="note" label="Observação" maxLength={200} />
  </InForm>
);

export const FieldsRefusedByServer = () => (
  <InForm submitted initial={{ name: 'Rodovia' }} refusal={{ name: 'Já existe um cadastro com este nome.' }}>
    <TextField name="name" label="Razão social" required />
  </InForm>
);

export const FormAlertWithError = () => <FormAlert error="Usuário ou senha inválidos." />;
export const FormAlertWithoutError = () => <FormAlert error={undefined} />;

export const LengthNoteNearTheEnd = () => <LengthNote text={'x'.repeat(195)} most={200} />;
export const LengthNoteOver = () => <LengthNote text={'x'.repeat(203)} most={200} />;

export const RevealablePasswordSwitch = () => {
  const [isShown, setShown] = useState(false);
  return (
    <RevealablePassword isShown={isShown} onSwitch={() => setShown(!isShown)}>
      <input className="text-control" aria-label="Senha" type={isShown ? 'text' : 'password'} defaultValue="segredo" />
    </RevealablePassword>
  );
};

export const ConflictPanelWithTwoFields = () => (
  <InForm initial={{ name: 'Rodovia Pneus', phone: '(41) 3333-0000' }}>
    <ConflictPanel
      fields={[
        { name: 'name', label: 'Nome' },
        { name: 'phone', label: 'Telefone' },
      ]}
      conflict={{
        base: { name: 'Rodovia', phone: '' },
        mine: { name: 'Rodovia Pneus', phone: '(41) 3333-0000' },
        theirs: { name: 'Rodovia Sul', phone: '(41) 3333-1111' },
        by: undefined,
      }}
      onSettled={() => undefined}
    />
  </InForm>
);
