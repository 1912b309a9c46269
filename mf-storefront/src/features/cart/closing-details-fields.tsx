import type { Address } from '@rodovia/shared/contracts/people';
import { MAX_CLIENT_NOTE, MAX_PURCHASE_ORDER, PICKED_UP } from '@rodovia/shared/contracts/quotations';
import { useId, useState } from 'react';
import type { TypedDetails } from './closing-details';
import styles from './closing-details.module.css';

interface Props {
  details: TypedDetails;
  /** What is wrong with the wanted day. */
  error: string | undefined;
  /** Addresses of the client; undefined while they are not known, and for a visitor. */
  addresses: readonly Address[] | undefined;
  onChange: (some: Partial<TypedDetails>) => void;
}

const lineOf = ({ LongAddress, Number: number, Neighborhood, City }: Address) =>
  [`${LongAddress}, ${number}`, Neighborhood, City && `${City.Name}/${City.StateCode}`].filter(Boolean).join(', ');

/** What a client may add to the quotation: wanted day, delivery, the number of their own order, a note. */
export function ClosingDetailsFields({ details, error, addresses, onChange }: Props) {
  const errorId = useId();
  const field = (name: keyof TypedDetails) => ({
    className: 'text-control',
    value: details[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  // once: a section that somebody empties must not close under their hands
  const [isOpen] = useState(() => Object.values(details).some((value) => value !== ''));
  return (
    <details className={styles.details} open={isOpen}>
      <summary>Prazo, entrega e observação (opcional)</summary>
      <div className={styles.fields}>
        <label>
          Desejado até
          <input
            {...field('wantedBy')}
            type="date"
            aria-invalid={error !== undefined}
            aria-describedby={error && errorId}
          />
        </label>
        {error && (
          <p id={errorId} className="field-error" role="alert">
            {error}
          </p>
        )}
        <label>
          Entrega
          <select {...field('delivery')}>
            <option value="">A combinar com o vendedor</option>
            <option value={PICKED_UP}>{PICKED_UP}</option>
            {addresses?.map((address) => (
              <option key={address.Code} value={address.Code}>
                {lineOf(address)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Número do seu pedido de compra
          <input {...field('purchaseOrder')} maxLength={MAX_PURCHASE_ORDER} autoComplete="off" />
        </label>
        <label>
          Observação para o vendedor
          <textarea {...field('note')} rows={3} maxLength={MAX_CLIENT_NOTE} />
        </label>
      </div>
    </details>
  );
}
