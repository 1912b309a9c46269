import { ApiError, api, callPath } from '@rodovia/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { type CepAnswer, UNKNOWN_CEP } from '../contracts/people';
import { onlyDigits } from '../contracts/rules';

const CEP_LENGTH = 8;

/** The fields that a CEP can fill. */
interface Filled {
  longAddress: string;
  neighborhood: string;
  stateCode: string;
  cityCode: string;
}

const PLACES = ['longAddress', 'neighborhood', 'stateCode', 'cityCode'] as const satisfies (keyof Filled)[];
const NOTHING: Filled = { longAddress: '', neighborhood: '', stateCode: '', cityCode: '' };
const LOOKING = 'Buscando o endereço…';
const UNCONFIRMED = 'Não foi possível confirmar este CEP. O estado é o da faixa dele: confira o endereço.';

const sentenceOf = (error: unknown) =>
  error instanceof ApiError && error.status === 404 ? UNKNOWN_CEP : 'Erro ao buscar informações pelo CEP.';

/**
 * Fills in the address once the CEP is complete. Fields that the service does not know keep their typed value; values
 * of a previous CEP are removed.
 */
export function useCep(cep: string): { note: string | undefined } {
  const form = useForm<Filled>();
  const [note, setNote] = useState<string>();
  const digits = onlyDigits(cep);
  const looked = useRef(digits);
  const before = useRef<Filled>(undefined);
  useEffect(() => {
    setNote(undefined);
    // the initial CEP, and one that was looked up already, are not looked up again
    if (digits.length < CEP_LENGTH || digits === looked.current) return;
    looked.current = digits;
    const abort = new AbortController();
    const fill = (found: Filled) => {
      const { values, initialValues } = form.getState();
      const old = before.current ?? initialValues ?? NOTHING;
      before.current = found;
      form.batch(() => {
        for (const place of PLACES) if (found[place] || values[place] === old[place]) form.change(place, found[place]);
      });
    };
    setNote(LOOKING);
    api.get<CepAnswer>(callPath('/city/GetByCep', { cep: digits }), { signal: abort.signal }).then(
      (answer) => {
        setNote(answer.RangeOnly && UNCONFIRMED);
        fill({
          longAddress: answer.LongAddress,
          neighborhood: answer.Neighborhood,
          stateCode: answer.StateCode,
          cityCode: answer.CityCode,
        });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setNote(sentenceOf(error));
        fill(NOTHING);
      },
    );
    return () => abort.abort();
  }, [digits, form]);
  return { note };
}
