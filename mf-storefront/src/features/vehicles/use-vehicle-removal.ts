import { ifMatch } from '@rodovia/shared/contracts/records';
import type { Vehicle } from '@rodovia/shared/contracts/vehicles';
import { api, invalidate, messageOf, notify } from '@rodovia/shared/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { inputOf } from './vehicle-values';

interface Removed {
  at: number;
  text: string;
  undo: () => void;
}

const FAILED = 'Não foi possível remover o veículo.';
const NOT_BACK = 'O veículo não voltou.';

/**
 * Removes vehicles with undo. The focus moves to the undo button, and from there to the restored vehicle. Attach `list`
 * to the element whose children are the vehicles.
 */
export function useVehicleRemoval() {
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const returning = useRef<number | null>(null);
  useLayoutEffect(() => {
    const place = removed ? null : returning.current;
    const found = list.current?.children[place ?? -1]?.querySelector<HTMLElement>('button');
    if (!found) return;
    returning.current = null;
    found.focus();
  });
  const put = async (vehicle: Vehicle, at: number) => {
    try {
      await api.post('/vehicle', inputOf(vehicle));
    } catch (error) {
      notify.error(`${NOT_BACK} ${messageOf(error, '')}`.trim());
      return;
    }
    await invalidate('vehicle');
    returning.current = at;
    setRemoved(null);
  };
  const remove = async (vehicle: Vehicle, at: number) => {
    try {
      await api.delete(`/vehicle/${vehicle.Code}`, ifMatch(vehicle));
      setRemoved({ at, text: `${vehicle.Name} saiu da lista.`, undo: () => void put(vehicle, at) });
    } catch (error) {
      notify.error(`${FAILED} ${messageOf(error, '')}`.trim());
    }
    await invalidate('vehicle');
  };
  return { list, removed, remove };
}
