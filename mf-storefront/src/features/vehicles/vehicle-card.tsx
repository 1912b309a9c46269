import type { Vehicle } from '@rodovia/shared/contracts';
import { vehicleKind } from '@rodovia/shared/contracts/vehicle-kinds';
import { shownPlate } from '@rodovia/shared/contracts/vehicle-rules';
import { Button } from '@rodovia/shared/ui';
import { axleWords, inputOf } from './vehicle-values';
import styles from './vehicles.module.css';

interface Props {
  vehicle: Vehicle;
  onSet: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A vehicle with the tyres on its axles, and what can be done with it. */
export function VehicleCard({ vehicle, onSet, onEdit, onRemove }: Props) {
  const { Name, Plate, Kind } = vehicle;
  return (
    <li className={styles.card}>
      <div>
        <h2 className={styles.name}>{Name}</h2>
        <p className={styles.meta}>{[vehicleKind(Kind).label, shownPlate(Plate)].filter(Boolean).join(' · ')}</p>
      </div>
      <ul className={styles.sizes}>
        {inputOf(vehicle).axles.map((axle, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an axle is known by its place
          <li key={index}>{axleWords(axle)}</li>
        ))}
      </ul>
      <div className={styles.deeds}>
        <Button kind="primary" onClick={onSet} aria-label={`Pedir jogo completo: ${Name}`}>
          Pedir jogo completo
        </Button>
        <Button onClick={onEdit} aria-label={`Editar ${Name}`}>
          Editar
        </Button>
        <Button onClick={onRemove} aria-label={`Remover ${Name}`}>
          Remover
        </Button>
      </div>
    </li>
  );
}
