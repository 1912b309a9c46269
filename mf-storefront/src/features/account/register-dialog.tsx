import { Form, FormSpy } from '@rodovia/shared/forms';
import { Button, Dialog } from '@rodovia/shared/ui';
import { useState } from 'react';
import { AddressStep } from './address-step';
import { forgetRegistration, keepRegistration, keptRegistration } from './kept-registration';
import { LeavePanel } from './leave-panel';
import { PersonalStep } from './personal-step';
import styles from './register-dialog.module.css';
import { emptyRegistration, isBegun, type Registration } from './registration-rules';
import { useRegistration } from './use-registration';

interface FormProps {
  initial: Registration;
  /** True where `initial` is what an earlier visit typed. */
  isResumed: boolean;
  onAfresh: () => void;
  onClose: () => void;
  returnTo?: string;
}

/** Both steps. Whoever closes them is asked first; what was typed stays on this device until it is sent. */
function RegistrationSteps({ initial, isResumed, onAfresh, onClose, returnTo }: FormProps) {
  const { step, submit, formRef, back } = useRegistration(onClose, returnTo);
  const [values, setValues] = useState(initial);
  const [isLeaving, setLeaving] = useState(false);
  const [hasRoom, setRoom] = useState(true);
  const close = () => (isBegun(values) ? setLeaving(!isLeaving) : onClose());
  const keep = (typed: Registration) => {
    setValues(typed);
    setRoom(keepRegistration(typed));
  };
  const discard = () => {
    forgetRegistration();
    onClose();
  };
  return (
    <Dialog title={`Cadastro: ${step === 1 ? 'seus dados' : 'endereço'} (${step} de 2)`} onClose={close} wide>
      {isLeaving && (
        <LeavePanel hasRoom={hasRoom} onStay={() => setLeaving(false)} onDiscard={discard} onKeep={onClose} />
      )}
      <div hidden={isLeaving}>
        <Form<Registration> onSubmit={submit} initialValues={initial}>
          {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
            <form onSubmit={handleSubmit} className={styles.form} noValidate ref={formRef}>
              <FormSpy<Registration>
                subscription={{ values: true }}
                onChange={({ values: typed }) => typed && keep(typed)}
              />
              <div role="alert">
                {submitError && !dirtySinceLastSubmit && <p className={styles.error}>{submitError}</p>}
              </div>
              {isResumed && step === 1 && (
                <p className={styles.resumed} role="status">
                  O que você já tinha digitado neste aparelho está aqui; falta a senha.
                  <Button onClick={onAfresh}>Começar de novo</Button>
                </p>
              )}
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
      </div>
    </Dialog>
  );
}

/** Registration in two steps, as a person or a company. Going back a step loses nothing, nor does leaving. */
export function RegisterDialog({ onClose, returnTo }: { onClose: () => void; returnTo?: string }) {
  const [kept, setKept] = useState(keptRegistration);
  const beginAfresh = () => {
    forgetRegistration();
    setKept(null);
  };
  return (
    <RegistrationSteps
      key={String(kept !== null)}
      initial={kept ? { ...emptyRegistration, ...kept } : emptyRegistration}
      isResumed={kept !== null}
      onAfresh={beginAfresh}
      onClose={onClose}
      returnTo={returnTo}
    />
  );
}
