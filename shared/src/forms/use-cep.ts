import { type CepAnswer, UNKNOWN_CEP } from '@rodovia/shared/contracts';
import { onlyDigits } from '@rodovia/shared/contracts/masks';
import { ApiError, api, callPath } from '@rodovia/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';

const CEP_LENGTH = 8;

/** The fields that a CEP can fill. */
interface Filled {
  longAddress: string;
  neighborhood: string;
  stateCode: string;
  cityCode: string;
}

const sentenceOf = (error: unknown) =>
  error instanceof ApiError && error.status === 404 ? UNKNOWN_CEP : 'Erro ao buscar informações pelo CEP.';

/** Fills the address from the CEP once it is complete. What the service does not know stays as it was typed. */
export function useCep(cep: string): { note: string | undefined } {
  const form = useForm<Filled>();
  const [note, setNote] = useState<string>();
  const digits = onlyDigits(cep);
  const looked = useRef(digits);
  useEffect(() => {
    setNote(undefined);
    // what the form opened with, or was filled from already, is not looked up again
    if (digits.length < CEP_LENGTH || digits === looked.current) return;
    looked.current = digits;
    const abort = new AbortController();
    const fill = (answer: CepAnswer) =>
      form.batch(() => {
        if (answer.LongAddress) form.change('longAddress', answer.LongAddress);
        if (answer.Neighborhood) form.change('neighborhood', answer.Neighborhood);
        if (answer.StateCode) form.change('stateCode', answer.StateCode);
        if (answer.CityCode) form.change('cityCode', answer.CityCode);
      });
    api
      .get<CepAnswer>(callPath('/city/GetByCep', { cep: digits }), { signal: abort.signal })
      .then(fill, (error: unknown) => {
        if (!abort.signal.aborted) setNote(sentenceOf(error));
      });
    return () => abort.abort();
  }, [digits, form]);
  return { note };
}
