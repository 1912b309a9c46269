import {
  CrudForm,
  FormDialog,
  FormField,
  FormFields,
  Modal,
  NoteField,
  RadioField,
  RecordDialog,
  Select,
  useConfirm,
} from '@rodovia/shared/crud';
import { Form } from '@rodovia/shared/forms';
import { useSession } from '@rodovia/shared/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { type Brand, type BrandInput, brand, definition, form, LONG, nothing } from './brands';

export default { title: 'record forms', meta: { isStaff: true } };

function Note({ from }: { from: string }) {
  const [note, setNote] = useState(from);
  return <NoteField label="Motivo" hint="O cliente lê isto." most={200} required value={note} onChange={setNote} />;
}
export const NoteFieldEmpty = () => <Note from="" />;
export const NoteFieldTooLong = () => <Note from={'x'.repeat(203)} />;

function Outcome({ disabled }: { disabled?: boolean }) {
  const [value, setValue] = useState<'WON' | 'LOST'>();
  const options = [['WON', 'Ganho'] as const, ['LOST', 'Perdido'] as const];
  const hint = 'Se o cliente aceitou por telefone, registre antes a aceitação da proposta.';
  return <RadioField legend="Resultado" {...{ value, options, hint, disabled }} required onChange={setValue} />;
}
export const RadioFieldUnchosen = () => <Outcome />;
export const RadioFieldDisabled = () => <Outcome disabled />;

/** Forms keep drafts of whom is logged in. */
function LoggedIn({ children }: { children: ReactNode }) {
  useState(() => useSession.setState({ code: 'gallery' }));
  return children;
}

const dialog = { place: '/gallery', form, onClose: nothing };
export const FormDialogEmpty = () => (
  <LoggedIn>
    <FormDialog<Brand, BrandInput>
      {...dialog}
      title="Nova marca"
      initial={{ description: '', note: '' }}
      onSubmit={() => Promise.resolve({ description: 'Já existe uma marca com este nome.' })}
    />
  </LoggedIn>
);
export const RecordDialogOfRecord = () => (
  <LoggedIn>
    <RecordDialog definition={definition} row={brand} onClose={nothing} />
  </LoggedIn>
);
export const CrudFormInPage = () => (
  <CrudForm
    definition={form}
    initial={{ description: 'Michelin', note: LONG }}
    place={null}
    onSubmit={() => Promise.resolve(undefined)}
    onDirty={nothing}
    onCancel={nothing}
  />
);
export const FormFieldsOfDefinition = () => (
  <Form onSubmit={nothing}>{() => <FormFields fields={form.fields} autoFocus={false} />}</Form>
);
export const FormFieldChoices = () => (
  <Form onSubmit={nothing} initialValues={{ kind: 'a' }}>
    {() => (
      <>
        <FormField
          field={{ name: 'kind', label: 'Tipo', control: 'radio', options: [{ value: 'a', label: 'Carga' }] }}
        />
        <FormField
          field={{ name: 'of', label: 'Grupo', control: 'choice', options: [{ value: 'b', label: 'Pesados' }] }}
        />
      </>
    )}
  </Form>
);
export const ModalWithText = () => (
  <Modal open centered title="Convite" footer={null} onCancel={nothing}>
    <p>Quem abrir este link cria a senha.</p>
  </Modal>
);
export const SelectWithOptions = () => (
  <Select aria-label="Marca" value="a" options={[{ value: 'a', label: 'Michelin' }]} style={{ width: 240 }} />
);

export const ConfirmQuestion = () => {
  const [ask, holder] = useConfirm();
  useEffect(() => {
    void ask({
      title: 'Excluir a marca Michelin?',
      text: 'Os 12 modelos dela ficam sem marca.',
      ok: 'Excluir',
      danger: true,
    });
  }, [ask]);
  return holder;
};
