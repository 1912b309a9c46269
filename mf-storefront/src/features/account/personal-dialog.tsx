import {
  type BrokenRule,
  firstBroken,
  identityRules,
  PERSON_LIMITS,
  type Person,
  type PersonUpdate,
} from '@rodovia/shared/contracts';
import { maskCnpj, maskCpf, maskPhone, TextField } from '@rodovia/shared/forms';
import { api, invalidate, notify } from '@rodovia/shared/runtime';
import { DialogForm } from './dialog-form';
import { refusal } from './register';
import styles from './register-dialog.module.css';

interface Values {
  name: string;
  document: string;
  mobile: string;
  phone: string;
}

function wrong({ document, ...values }: Values, isCompany: boolean): BrokenRule | null {
  const identity = { ...values, isPhysical: !isCompany, physicalDocument: document, legalDocument: document };
  const broken = firstBroken(identityRules, identity);
  return broken && { ...broken, field: broken.field.endsWith('Document') ? 'document' : broken.field };
}

/** Edits the own personal data. */
export function PersonalDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const isCompany = person.IsLegal === 1;
  const mask = isCompany ? maskCnpj : maskCpf;
  const send = async (values: Values) => {
    const error = wrong(values, isCompany);
    if (error) return { fields: [error] };
    const update: PersonUpdate = { ...values, code: person.Code, isPhysical: !isCompany };
    try {
      await api.put<Person>('/person', update);
    } catch (failure) {
      return refusal(failure, 'Erro ao atualizar o perfil.');
    }
    await invalidate('person');
    notify.success('Perfil atualizado com sucesso!');
    onClose();
    return undefined;
  };
  const initial = {
    name: person.Name,
    document: mask(isCompany ? person.LegalDocument : person.PhysicalDocument),
    mobile: maskPhone(person.Mobile),
    phone: maskPhone(person.Phone1),
  };
  return (
    <DialogForm title="Editar dados pessoais" initial={initial} action="Salvar" onClose={onClose} send={send} wide>
      <div className={styles.grid}>
        <TextField
          name="name"
          label={isCompany ? 'Razão social' : 'Nome completo'}
          maxLength={PERSON_LIMITS.name}
          required
        />
        <TextField name="document" label={isCompany ? 'CNPJ' : 'CPF'} mask={mask} required />
        <TextField name="mobile" label="Celular" mask={maskPhone} type="tel" required />
        <TextField name="phone" label="Telefone" mask={maskPhone} type="tel" />
      </div>
    </DialogForm>
  );
}
