import type { BrokenRule } from '@rodovia/shared/contracts';
import { FORM_ERROR } from '@rodovia/shared/forms';
import { useNavigate } from '@rodovia/shared/router';
import { notify } from '@rodovia/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { forgetRegistration } from './kept-registration';
import { refusal, register } from './register';
import { firstAddressError, firstPersonalError, isPersonal, type Registration } from './registration-rules';

type Errors = Record<string, string>;

const asErrors = (errors: BrokenRule[]): Errors =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

/** The two steps of the registration: which one is shown, what submitting it does, and where the first error is. */
export function useRegistration(onClose: () => void, returnTo = '/') {
  const navigate = useNavigate();
  const [step, setStep] = useState<1 | 2>(1);
  const formRef = useRef<HTMLFormElement>(null);

  // The field may belong to the other step: it takes the focus once that one is shown.
  const [wanted, setWanted] = useState<{ field: string } | null>(null);
  const focus = (field: string) => setWanted({ field });
  useEffect(() => {
    if (!wanted) return;
    // the other step was scrolled on its own
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
    forgetRegistration();
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
