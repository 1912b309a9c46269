import type { BrokenRule } from '@rodovia/shared/contracts/rules';
import { FORM_ERROR } from '@rodovia/shared/forms';
import { useNavigate } from '@rodovia/shared/router';
import { notify } from '@rodovia/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { refusal, register } from './register';
import { discardRegistrationDraft } from './registration-draft';
import { firstAddressError, firstPersonalError, isPersonal, type Registration } from './registration-rules';

type Errors = Record<string, string>;

const asErrors = (errors: BrokenRule[]): Errors =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

/** State of the two-step registration: current step, submission, and focus of the first error. */
export function useRegistration(onClose: () => void, returnTo = '/') {
  const navigate = useNavigate();
  const [step, setStep] = useState<1 | 2>(1);
  const formRef = useRef<HTMLFormElement>(null);

  // the field may belong to the other step: it is focused once that is shown
  const [wanted, setWanted] = useState<{ field: string } | null>(null);
  const focus = (field: string) => setWanted({ field });
  useEffect(() => {
    if (!wanted) return;
    // the other step had its own scroll position
    formRef.current?.closest('dialog')?.scrollTo(0, 0);
    formRef.current?.querySelector<HTMLElement>(`[name="${wanted.field}"]`)?.focus();
  }, [wanted]);

  const refuse = (errors: BrokenRule[], message?: string) => {
    const first = errors[0];
    if (first) {
      setStep(isPersonal(first.field) ? 1 : 2);
      focus(first.field);
    }
    return { ...asErrors(errors), ...(message ? { [FORM_ERROR]: message } : {}) };
  };

  const submit = async (values: Registration): Promise<Errors | undefined> => {
    const error = firstPersonalError(values) ?? (step === 2 ? firstAddressError(values) : null);
    if (error) return refuse([error]);
    if (step === 1) {
      setStep(2);
      focus('zipcode');
      return undefined;
    }
    try {
      await register(values);
    } catch (failure) {
      const { fields, message } = refusal(failure, 'Não foi possível concluir o cadastro. Tente novamente.');
      return refuse(fields, message);
    }
    discardRegistrationDraft();
    notify.success('Usuário cadastrado com sucesso!');
    onClose();
    navigate(returnTo);
    return undefined;
  };

  const back = () => {
    setStep(1);
    focus('name');
  };
  return { step, submit, formRef, back };
}
