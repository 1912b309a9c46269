import { ifMatch } from '@rodovia/shared/contracts/records';
import { foldText } from '@rodovia/shared/contracts/rules';
import type { Vehicle } from '@rodovia/shared/contracts/vehicles';
import { barePlate, VEHICLE_BOUNDS } from '@rodovia/shared/contracts/vehicles';
import { RemovalNote } from '@rodovia/shared/removal';
import { api, invalidate, messageOf, notify, openDialog, useApi, usePage } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { useId, useState } from 'react';
import { EmptyState } from '../../empty-state';
import { viewCallPath } from '../../first-view';
import { RequireAccount } from '../../guest/require-account';
import page from '../../page.module.css';
import { ReadView } from '../../read-view';
import { today } from './today';
import { useVehicleRemoval } from './use-vehicle-removal';
import { VehicleCard } from './vehicle-card';
import { VehicleDialog } from './vehicle-dialog';
import { inputOf, listLine } from './vehicle-values';
import styles from './vehicles.module.css';

/** Number of vehicles up to which there is no search. */
const FEW = 8;

const isFound = ({ Name, Plate }: Vehicle, typed: string) =>
  foldText(Name).includes(foldText(typed.trim())) || (typed.trim() !== '' && Plate.includes(barePlate(typed)));

/** The vehicle in the dialog; undefined for a new one. */
interface Opened {
  vehicle?: Vehicle;
}

/** Opens the list import with a line per axle, so that sizes missing from the catalogue can become free items. */
const askForSet = ({ Name, Axles }: Vehicle) =>
  openDialog('tyre-list', { title: `Jogo completo: ${Name}`, lines: Axles.map(listLine) });

/** Lets the reminder of a vehicle count from today on. */
async function noteService(vehicle: Vehicle) {
  const { reminder, ...input } = inputOf(vehicle);
  try {
    const next = reminder && { ...reminder, since: today() };
    await api.put(`/vehicle/${vehicle.Code}`, { ...input, reminder: next }, ifMatch(vehicle));
    notify.success(`Revisão de ${vehicle.Name} anotada.`);
  } catch (error) {
    notify.error(messageOf(error, 'Não foi possível anotar a revisão. Tente novamente.'));
  }
  await invalidate('vehicle');
}

function Search({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id}>Buscar por nome ou placa</label>
      <input
        id={id}
        type="search"
        className={`text-control ${styles.input}`}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}

function Garage({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [typed, setTyped] = useState('');
  const { list, removed, remove } = useVehicleRemoval();
  const close = () => setOpened(null);
  const shown = vehicles.filter((vehicle) => isFound(vehicle, typed));
  const canAdd = vehicles.length < VEHICLE_BOUNDS.vehicles;
  return (
    <>
      <div className={styles.head}>
        {canAdd ? (
          <Button onClick={() => setOpened({})}>Cadastrar veículo</Button>
        ) : (
          <p>São no máximo {VEHICLE_BOUNDS.vehicles} veículos.</p>
        )}
        {vehicles.length > FEW && <Search typed={typed} onType={setTyped} />}
      </div>
      {removed && <RemovalNote removal={removed} />}
      {vehicles.length === 0 && !removed && (
        <EmptyState title="Nenhum veículo cadastrado">
          <p>Cadastre um veículo com as medidas de cada eixo, e peça o jogo completo em dois toques.</p>
        </EmptyState>
      )}
      {vehicles.length > 0 && shown.length === 0 && <p role="status">Nenhum veículo com este nome ou placa.</p>}
      <ul ref={list} className={styles.cards}>
        {shown.map((vehicle, index) => (
          <VehicleCard
            key={vehicle.Code}
            vehicle={vehicle}
            onSet={() => askForSet(vehicle)}
            onEdit={() => setOpened({ vehicle })}
            onRemove={() => void remove(vehicle, index)}
            onServiced={() => void noteService(vehicle)}
          />
        ))}
      </ul>
      {opened && <VehicleDialog vehicle={opened.vehicle} onClose={close} />}
    </>
  );
}

function Own() {
  const vehicles = useApi<Vehicle[]>(viewCallPath('/veiculos', 'vehicles', {}));
  return (
    <ReadView read={vehicles} failure="Erro ao buscar os veículos.">
      {(found) => <Garage vehicles={found} />}
    </ReadView>
  );
}

/** The client's vehicles. */
export function VehiclesPage() {
  usePage('Meus veículos', [{ label: 'Meus veículos' }]);
  return (
    <div className={page.page}>
      <h1 className={page.title}>Meus veículos</h1>
      <RequireAccount>
        <Own />
      </RequireAccount>
    </div>
  );
}
