import { GROUP_TYPES, type GroupType } from '@rodovia/shared/contracts/catalog';
import type { Executor } from '../db/database';
import { fitment } from '../db/schema';
import { SEGMENTS } from './tyre-tables';

/** Vehicles that do not exist, one of each type: name, first year, last year. */
const VEHICLES: Record<GroupType, readonly [name: string, first: number, last: number | null]> = {
  Passeios: ['Exemplo Brisa 1.0', 2018, null],
  'Caminhonetes / SUVs': ['Exemplo Serra 4x4', 2016, 2023],
  Vans: ['Exemplo Entrega 2.3', 2014, null],
  'Caminhões e ônibus': ['Exemplo Longa 6x2', 2012, null],
  Máquinas: ['Exemplo Lavoura 85', 2010, 2020],
};

const SOURCE = 'Dados de demonstração: este veículo não existe';

/** Creates vehicles with sizes of the demonstration catalogue; machines have others behind. */
export async function insertFitments(tx: Executor): Promise<void> {
  const rows = GROUP_TYPES.map((type) => {
    const [description, firstYear, lastYear] = VEHICLES[type];
    const [first = '', second = ''] =
      SEGMENTS.find((segment) => segment.type === type)?.sizes.map(([size]) => size) ?? [];
    const isMachine = type === 'Máquinas';
    return {
      description,
      years: lastYear ? `${firstYear} a ${lastYear}` : `${firstYear} em diante`,
      firstYear,
      lastYear,
      type,
      sizes: isMachine ? first : `${first}, ${second}`,
      rearSizes: isMachine ? second : '',
      source: SOURCE,
    };
  });
  await tx.insert(fitment).values(rows);
}
