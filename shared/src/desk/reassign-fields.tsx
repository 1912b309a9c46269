import { NoteField, optionsFrom, Select, useOptions } from '@rodovia/shared/crud';
import { callPath, runtimeConfig, useApi } from '@rodovia/shared/runtime';
import { useId } from 'react';
import type { Person } from '../contracts/people';
import type { SellerLoad } from '../contracts/quotations';
import styles from './reassign.module.css';
import { workloadText } from './workload-text';

/** New seller, and the reason. */
export interface Reassignment {
  seller?: string;
  reason: string;
}

interface Props {
  value: Reassignment;
  onChange: (value: Reassignment) => void;
  /** Sellers that cannot be chosen. */
  except?: readonly string[];
  /** Whether a reason is required; without it, none is asked for. */
  reason?: 'required' | 'optional';
}

/** Maximum length of a reason; the same as on the server. */
const MAX_REASON_LENGTH = 500;

/** Returns whether all required values are present. */
export const isComplete = ({ seller, reason }: Reassignment, reasonPolicy?: Props['reason']): boolean =>
  seller !== undefined &&
  (reasonPolicy !== 'required' || reason.trim() !== '') &&
  (reasonPolicy === undefined || reason.length <= MAX_REASON_LENGTH);

const activeSellers = optionsFrom<Pick<Person, 'Code' | 'Name'>>(
  callPath('/person/GetAllByProfile', { personType: runtimeConfig.personTypes.seller }),
  ({ Code, Name }) => ({ value: Code, label: Name }),
);

/** Reads the active sellers, each with the workload once it is known. */
function useSellers(except: readonly string[]) {
  const { options, loading, failed } = useOptions(activeSellers);
  const loads = useApi<SellerLoad[]>('/shopping-cart/load', { staleTime: 0 }).data;
  const shown = options
    .filter(({ value }) => !except.includes(value))
    .map(({ value, label: name }) => {
      const load = loads?.find(({ Code }) => Code === value);
      return { value, label: load ? `${name} (${workloadText(load)})` : name, title: name };
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

/** Fields for the new seller and the reason. */
export function ReassignFields({ reason, ...props }: Props) {
  const { value, onChange } = props;
  return (
    <div className={styles.fields}>
      <SellerField {...props} />
      {reason && (
        <NoteField
          label={reason === 'optional' ? 'Motivo (opcional)' : 'Motivo'}
          hint="Fica no histórico, só para a equipe."
          rows={2}
          most={MAX_REASON_LENGTH}
          required={reason === 'required'}
          value={value.reason}
          onChange={(text) => onChange({ ...value, reason: text })}
        />
      )}
    </div>
  );
}
