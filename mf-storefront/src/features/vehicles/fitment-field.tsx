import type { FoundFitment } from '@rodovia/shared/contracts/catalog';
import { useForm } from '@rodovia/shared/forms';
import { useDeferredValue, useId, useState } from 'react';
import { useFitments } from '../../fitments/use-fitments';
import { fitmentVehicle, type VehicleValues } from './vehicle-values';
import styles from './vehicles.module.css';

const LEAST_LETTERS = 2;

function Choices({ term, onChoose }: { term: string; onChoose: (fitment: FoundFitment) => void }) {
  const { data } = useFitments(term);
  if (data?.length === 0) return <p className="field-hint">Não conhecemos este veículo: preencha os eixos abaixo.</p>;
  return (
    <ul className={styles.choices}>
      {data?.map((fitment) => (
        <li key={fitment.Code}>
          <button type="button" className={styles.choice} onClick={() => onChoose(fitment)}>
            <strong>
              {fitment.Description} {fitment.Years}
            </strong>
            <span>{[...fitment.Sizes, ...fitment.RearSizes].map(({ Value }) => Value).join(', ')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Fills in kind and axles of a vehicle that the shop knows by its factory sizes. */
export function FitmentField() {
  const id = useId();
  const form = useForm<VehicleValues>();
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState('');
  const asked = useDeferredValue(term.trim());
  const choose = (fitment: FoundFitment) => {
    const { name } = form.getState().values;
    form.batch(() => {
      for (const [field, value] of Object.entries(fitmentVehicle(fitment, name)))
        form.change(field as keyof VehicleValues, value);
    });
    setTerm('');
    setChosen(`Medidas de ${fitment.Description} ${fitment.Years}. Confira na lateral do pneu.`);
  };
  return (
    <div className={styles.fitment}>
      <label htmlFor={id}>Buscar pelo veículo (opcional)</label>
      <input
        id={id}
        type="search"
        className="text-control"
        autoComplete="off"
        placeholder="Marca, modelo e ano"
        maxLength={200}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
        // Enter chooses nothing, and must not send the form
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div role="status">
        {asked.length >= LEAST_LETTERS ? (
          <Choices term={asked} onChoose={choose} />
        ) : (
          chosen && <p className="field-hint">{chosen}</p>
        )}
      </div>
    </div>
  );
}
