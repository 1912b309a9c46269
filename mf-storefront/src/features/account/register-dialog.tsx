import { Form } from '@rodovia/shared/forms';
import { Dialog } from '@rodovia/shared/ui';
import { AddressStep } from './address-step';
import { PersonalStep } from './personal-step';
import styles from './register-dialog.module.css';
import { emptyRegistration, type Registration } from './registration-rules';
import { useRegistration } from './use-registration';

/** Registration in two steps, as a person or a company. Going back a step loses nothing. */
export function RegisterDialog({ onClose, returnTo }: { onClose: () => void; returnTo?: string }) {
  const { step, submit, formRef, back } = useRegistration(onClose, returnTo);
  return (
    <Dialog title={`Cadastro: ${step === 1 ? 'seus dados' : 'endereço'} (${step} de 2)`} onClose={onClose} wide>
      <Form<Registration> onSubmit={submit} initialValues={emptyRegistration}>
        {({ handleSubmit, values, submitting, submitError, dirtySinceLastSubmit }) => (
          <form onSubmit={handleSubmit} className={styles.form} noValidate ref={formRef}>
            <div role="alert">
              {submitError && !dirtySinceLastSubmit && <p className={styles.error}>{submitError}</p>}
            </div>
            {/* both steps stay in the form: a field that leaves it forgets what was typed */}
            <div className={styles.form} hidden={step !== 1}>
              <PersonalStep kind={values.kind} />
            </div>
            <div className={styles.form} hidden={step !== 2}>
              <AddressStep busy={submitting === true} onBack={back} />
            </div>
          </form>
        )}
      </Form>
    </Dialog>
  );
}
