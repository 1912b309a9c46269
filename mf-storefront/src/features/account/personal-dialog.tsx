import {
  contactRules,
  identityRules,
  PERSON_LIMITS,
  type Person,
  type PersonUpdate,
} from '@rodovia/shared/contracts/people';
import { ifMatch } from '@rodovia/shared/contracts/records';
import { type BrokenRule, firstBroken } from '@rodovia/shared/contracts/rules';
import { maskCnpj, maskCpf, maskPhone, TextField } from '@rodovia/shared/forms';
import { api, renameSession } from '@rodovia/shared/runtime';
import { refusedBy } from '../../dialog-form';
import { RecordDialogForm } from '../../record-dialog-form';
import styles from './register-dialog.module.css';
import { refusal } from './registration/register';

interface Values {
  name: string;
  document: string;
  mobile: string;
  phone: string;
}

const OWN_NAMES: Record<string, string> = { physicalDocument: 'document', legalDocument: 'document', phone1: 'phone' };

/** People without a document may save without one. */
const hasDocument = ({ PhysicalDocument, LegalDocument }: Person) => Boolean(PhysicalDocument || LegalDocument);

function wrong({ document, ...values }: Values, person: Person): BrokenRule | null {
  const isCompany = person.IsLegal === 1;
  const documents = { physicalDocument: document, legalDocument: document };
  const identity = { ...values, ...documents, isPhysical: !isCompany, phone1: values.phone };
  const broken = firstBroken(hasDocument(person) ? identityRules : contactRules, identity);
  return broken && { ...broken, field: OWN_NAMES[broken.field] ?? broken.field };
}

const valuesOf = (person: Person): Values => ({
  name: person.Name,
  document: person.IsLegal === 1 ? maskCnpj(person.LegalDocument) : maskCpf(person.PhysicalDocument),
  mobile: maskPhone(person.Mobile),
  phone: maskPhone(person.Phone1),
});

const labelsOf = (isCompany: boolean): Values => ({
  name: isCompany ? 'Razão social' : 'Nome completo',
  document: isCompany ? 'CNPJ' : 'CPF',
  mobile: 'Celular',
  phone: 'Telefone',
});

/** Dialog that changes the client's personal data. */
export function PersonalDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const isCompany = person.IsLegal === 1;
  const mask = isCompany ? maskCnpj : maskCpf;
  const send = async (values: Values, known?: Person) => {
    const update: PersonUpdate = { ...values, code: person.Code, isPhysical: !isCompany };
    await api.put<Person>('/person', update, ifMatch(known));
    renameSession(values.name.trim());
  };
  const labels = labelsOf(isCompany);
  return (
    <RecordDialogForm
      title="Editar dados pessoais"
      record={person}
      valuesOf={valuesOf}
      fields={Object.entries(labels).map(([name, label]) => ({ name: name as keyof Values, label }))}
      check={(values) => refusedBy(wrong(values, person))}
      send={send}
      refusalOf={(error) => refusal(error, 'Erro ao atualizar o perfil.')}
      resource="person"
      saved="Perfil atualizado com sucesso!"
      onClose={onClose}
    >
      <div className={styles.grid}>
        <TextField name="name" label={labels.name} maxLength={PERSON_LIMITS.name} required />
        <TextField name="document" label={labels.document} mask={mask} required={hasDocument(person)} />
        <TextField name="mobile" label={labels.mobile} mask={maskPhone} type="tel" required />
        <TextField name="phone" label={labels.phone} mask={maskPhone} type="tel" />
      </div>
    </RecordDialogForm>
  );
}
