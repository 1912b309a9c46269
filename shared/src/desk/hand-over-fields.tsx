import type { Person, SellerLoad } from '@rodovia/shared/contracts';
import { overLong } from '@rodovia/shared/contracts/length';
import { optionsFrom, Select, useOptions } from '@rodovia/shared/crud';
import { LengthNote } from '@rodovia/shared/forms';
import { callPath, runtimeConfig, useApi } from '@rodovia/shared/runtime';
import { useId } from 'react';
import styles from './hand-over.module.css';
import { loadWords } from './load-words';

/** Who gets quotations, and why. */
export interface HandOver {
  seller?: string;
  reason: string;
}

interface Props {
  value: HandOver;
  onChange: (value: HandOver) => void;
  /** Sellers who are not to choose from. */
  except?: readonly string[];
  /** Whether the step needs a reason; without it none is asked for. */
  reason?: 'required' | 'optional';
}

/** The same as the server's. */
const LONGEST_REASON = 500;

/** Whether all is there that a step needs. */
export const isComplete = ({ seller, reason }: HandOver, asked?: Props['reason']): boolean =>
  seller !== undefined &&
  (asked !== 'required' || reason.trim() !== '') &&
  (asked === undefined || reason.length <= LONGEST_REASON);

const activeSellers = optionsFrom<Pick<Person, 'Code' | 'Name'>>(
  callPath('/person/GetAllByProfile', { personType: runtimeConfig.personTypes.seller }),
  ({ Code, Name }) => ({ value: Code, label: Name }),
);

/** The active sellers; each with what is in hand already, once that is known. */
function useSellers(except: readonly string[]) {
  const { options, loading, failed } = useOptions(activeSellers);
  const loads = useApi<SellerLoad[]>('/shopping-cart/load', { staleTime: 0 }).data;
  const shown = options
    .filter(({ value }) => !except.includes(value))
    .map(({ value, label: name }) => {
      const load = loads?.find(({ Code }) => Code === value);
      return { value, label: load ? `${name} (${loadWords(load)})` : name, title: name };
    });
  return { options: shown, loading, failed };
}

function SellerField({ value, onChange, except = [] }: Omit<Props, 'reason'>) {
  const id = useId();
  const { options, loading, failed } = useSellers(except);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Vendedor</label>
      <Select
        id={id}
        value={value.seller}
        options={options}
        loading={loading}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="Selecione o vendedor"
        notFoundContent={loading ? null : 'Nenhum vendedor ativo com este nome.'}
        onChange={(seller: string) => onChange({ ...value, seller })}
      />
      {failed && <p role="alert">Erro ao carregar os vendedores!</p>}
    </div>
  );
}

/** Asks who gets quotations and, where the step wants it, why. */
export function HandOverFields({ reason, ...props }: Props) {
  const id = useId();
  const { value, onChange } = props;
  return (
    <div className={styles.fields}>
      <SellerField {...props} />
      {reason && (
        <div className={styles.field}>
          <label htmlFor={id}>Motivo{reason === 'optional' && ' (opcional)'}</label>
          <textarea
            id={id}
            rows={2}
            aria-required={reason === 'required'}
            aria-describedby={`${id}-note`}
            value={value.reason}
            onChange={({ target }) => onChange({ ...value, reason: target.value })}
          />
          <p id={`${id}-note`} className={styles.hint}>
            Fica no histórico, só para a equipe.
          </p>
          <LengthNote text={value.reason} most={LONGEST_REASON} />
          {overLong('Motivo', LONGEST_REASON, value.reason) && (
            <p role="alert" className={styles.failure}>
              {overLong('Motivo', LONGEST_REASON, value.reason)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
