import type { Vehicle } from '@rodovia/shared/contracts/vehicles';
import { shownPlate, vehicleKind } from '@rodovia/shared/contracts/vehicles';
import { Button } from '@rodovia/shared/ui';
import { today } from './today';
import { axleWords, inputOf, reminderWords } from './vehicle-values';
import styles from './vehicles.module.css';

interface Props {
  vehicle: Vehicle;
  onSet: () => void;
  onEdit: () => void;
  onRemove: () => void;
  /** The tyres were looked at today: the reminder counts from now on. */
  onServiced: () => void;
}

/** A vehicle with the tyres of its axles, and its actions. */
export function VehicleCard({ vehicle, onSet, onEdit, onRemove, onServiced }: Props) {
  const { Name, Plate, Kind, Reminder } = vehicle;
  const reminder = reminderWords(vehicle, today());
  const isDue = Reminder !== null && Reminder.DueDate <= today();
  return (
    <li className={styles.card}>
      <div>
        <h2 className={styles.name}>{Name}</h2>
        <p className={styles.meta}>{[vehicleKind(Kind).label, shownPlate(Plate)].filter(Boolean).join(' · ')}</p>
      </div>
      <ul className={styles.sizes}>
        {inputOf(vehicle).axles.map((axle, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an axle is identified by its position
          <li key={index}>{axleWords(axle)}</li>
        ))}
      </ul>
      {reminder && (
        <p className={styles.due}>
          {reminder}{' '}
          {isDue && (
            <Button onClick={onServiced} aria-label={`Revisado hoje: ${Name}`}>
              Revisado hoje
            </Button>
          )}
        </p>
      )}
      <div className={styles.actions}>
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
