import { Form, FormAlert, FormSpy } from '@rodovia/shared/forms';
import { Button, Dialog } from '@rodovia/shared/ui';
import { useState } from 'react';
import form from '../../../dialog-form.module.css';
import styles from '../register-dialog.module.css';
import { AddressStep } from './address-step';
import { LeavePanel } from './leave-panel';
import { PersonalStep } from './personal-step';
import { discardRegistrationDraft, readRegistrationDraft, saveRegistrationDraft } from './registration-draft';
import { emptyRegistration, isBegun, type Registration } from './registration-rules';
import { useRegistration } from './use-registration';

interface FormProps {
  initial: Registration;
  /** Whether `initial` comes from an earlier visit. */
  isResumed: boolean;
  onAfresh: () => void;
  onClose: () => void;
  returnTo?: string;
}

/** Both steps of the registration. Closing asks first; the values are stored on this device until they are sent. */
function RegistrationSteps({ initial, isResumed, onAfresh, onClose, returnTo }: FormProps) {
  const { step, submit, formRef, back } = useRegistration(onClose, returnTo);
  const [values, setValues] = useState(initial);
  const [isLeaving, setLeaving] = useState(false);
  const [hasRoom, setRoom] = useState(true);
  const close = () => (isBegun(values) ? setLeaving(!isLeaving) : onClose());
  const keep = (typed: Registration) => {
    setValues(typed);
    setRoom(saveRegistrationDraft(typed));
  };
  const discard = () => {
    discardRegistrationDraft();
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
            <form onSubmit={handleSubmit} className={form.form} noValidate ref={formRef}>
              <FormSpy<Registration>
                subscription={{ values: true }}
                onChange={({ values: typed }) => typed && keep(typed)}
              />
              <FormAlert error={submitError} isOutdated={dirtySinceLastSubmit} />
              {isResumed && step === 1 && (
                <p className={styles.resumed} role="status">
                  O que você já tinha digitado neste aparelho está aqui; falta a senha.
                  <Button onClick={onAfresh}>Começar de novo</Button>
                </p>
              )}
              {/*
               * both steps stay mounted: an unmounted field would lose its value
               */}
              <div className={form.form} hidden={step !== 1}>
                <PersonalStep kind={values.kind} />
              </div>
              <div className={form.form} hidden={step !== 2}>
                <AddressStep busy={submitting === true} onBack={back} />
              </div>
            </form>
          )}
        </Form>
      </div>
    </Dialog>
  );
}

/** Registration in two steps, as a person or a company. Neither going back nor leaving loses input. */
export function RegisterDialog({ onClose, returnTo }: { onClose: () => void; returnTo?: string }) {
  const [draft, setDraft] = useState(readRegistrationDraft);
  const beginAfresh = () => {
    discardRegistrationDraft();
    setDraft(null);
  };
  return (
    <RegistrationSteps
      key={String(draft !== null)}
      initial={draft ? { ...emptyRegistration, ...draft } : emptyRegistration}
      isResumed={draft !== null}
      onAfresh={beginAfresh}
      onClose={onClose}
      returnTo={returnTo}
    />
  );
}
