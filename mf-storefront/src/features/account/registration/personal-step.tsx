import { PASSWORD_HINT, PERSON_LIMITS } from '@rodovia/shared/contracts/people';
import { Field, maskCnpj, maskCpf, maskPhone, TextField } from '@rodovia/shared/forms';
import { Button } from '@rodovia/shared/ui';
import styles from '../register-dialog.module.css';
import type { Registration } from './registration-rules';

const KINDS = [
  ['person', 'Pessoa física'],
  ['company', 'Empresa'],
] as const;

/** First step of the registration: personal data. */
export function PersonalStep({ kind }: { kind: Registration['kind'] }) {
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend>Tipo de cadastro</legend>
        {KINDS.map(([value, label]) => (
          <label key={value} className={styles.kind} htmlFor={`kind-${value}`}>
            <Field id={`kind-${value}`} name="kind" component="input" type="radio" value={value} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.grid}>
        <TextField
          name="name"
          label={kind === 'company' ? 'Razão social' : 'Nome completo'}
          autoComplete="name"
          maxLength={PERSON_LIMITS.name}
          required
        />
        <div hidden={kind !== 'company'}>
          <TextField name="cnpj" label="CNPJ" mask={maskCnpj} required />
        </div>
        <div hidden={kind === 'company'}>
          <TextField name="cpf" label="CPF" mask={maskCpf} inputMode="numeric" required />
        </div>
        <TextField name="mobile" label="Celular" mask={maskPhone} type="tel" autoComplete="tel" required />
        <TextField name="phone1" label="Telefone" mask={maskPhone} type="tel" />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={PERSON_LIMITS.email}
          required
        />
        <span className={styles.filler} />
        <TextField
          name="password"
          label="Senha"
          type="password"
          autoComplete="new-password"
          required
          hint={PASSWORD_HINT}
        />
        <TextField
          name="passwordVerify"
          label="Confirme a senha"
          type="password"
          autoComplete="new-password"
          required
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" kind="primary">
          Continuar
        </Button>
      </div>
    </>
  );
}
