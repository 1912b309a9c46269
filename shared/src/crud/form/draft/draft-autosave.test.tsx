import { Field, Form } from '@rodovia/shared/forms';
import { useSession } from '@rodovia/shared/runtime';
import { fireEvent, render, screen } from '@testing-library/react';
import { DraftAutosave } from './draft-autosave';
import { readFormDraft, saveFormDraft } from './form-draft';

const PLACE = '/admin/marcas novo';
const INITIAL = { name: '', unit: 'UN', pair: '' };
const same = (value: unknown) => value;
const NOTHING = new Set<string>();

const open = () =>
  render(
    <Form initialValues={INITIAL} onSubmit={() => undefined}>
      {({ handleSubmit, values }) => (
        <form onSubmit={handleSubmit}>
          <DraftAutosave place={PLACE} record={undefined} secret={NOTHING} />
          <Field name="name" parse={same} component="input" aria-label="Nome" />
          <Field name="unit" parse={same} component="input" aria-label="Unidade" />
          {values.unit === 'PAR' && <Field name="pair" parse={same} component="input" aria-label="Par" />}
        </form>
      )}
    </Form>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ code: 'ana' });
});

test('what is typed is kept with every key, and nothing of a form that is as it was', () => {
  open();
  expect(readFormDraft(PLACE)).toBeNull();
  type('Nome', 'Nova');
  expect(readFormDraft(PLACE)?.values).toEqual({ ...INITIAL, name: 'Nova' });
  type('Nome', '');
  expect(readFormDraft(PLACE)).toBeNull();
});

test('what was kept is in the form again, said so, and stays kept', () => {
  const values = { name: 'Nova', unit: 'PAR', pair: 'dois' };
  saveFormDraft(PLACE, undefined, values, NOTHING);
  open();
  expect(['Nome', 'Unidade', 'Par'].map((label) => field(label).value)).toEqual(['Nova', 'PAR', 'dois']);
  expect(screen.getByRole('status').textContent).toContain('não salvou');
  expect(readFormDraft(PLACE)?.values).toEqual(values);
});

test('beginning anew empties the form and forgets', () => {
  saveFormDraft(PLACE, undefined, { name: 'Nova', unit: 'PAR' }, NOTHING);
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Começar de novo' }));
  expect([field('Nome').value, field('Unidade').value]).toEqual(['', 'UN']);
  expect(screen.queryByRole('status')).toBeNull();
  expect(readFormDraft(PLACE)).toBeNull();
});
