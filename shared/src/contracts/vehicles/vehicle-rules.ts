import { requiredSentence } from '../records/entity';
import { hiddenInLine, isPlainLine } from '../rules/plain-text';
import { isBlank } from '../rules/rules';
import type { TyreSize } from '../tyres/tyre-size';
import { positionWord, vehicleKind } from './vehicle-kinds';
import type { VehicleInput } from './vehicles';

/** Matches both Brazilian plate formats without separators: AAA0000 and AAA0A00. */
const PLATE = /^[A-Z]{3}\d[A-Z\d]\d{2}$/;

/** Normalizes a plate for storage: capitals and digits without separators. */
export const barePlate = (plate: string) => plate.toUpperCase().replace(/[\s-]/g, '');

/** Formats a plate for display: plates of the older format get their hyphen. */
export const shownPlate = (plate: string) => plate.replace(/^([A-Z]{3})(\d{4})$/, '$1-$2');

/** Matches load index and speed symbol, the only text allowed after a size. */
const SERVICE = /^\d{2,3}(\/\d{2,3})?[A-Z]$/;

type ReadSize = (text: string) => TyreSize | undefined;

/** Normalizes a size with its load index and speed symbol; undefined if the text is anything else. */
export function axleSize(text: string, readSize: ReadSize): string | undefined {
  const found = readSize(text);
  if (!found || (found.rest && !SERVICE.test(found.rest))) return undefined;
  return [found.text, found.rest].filter(Boolean).join(' ');
}

/** Returns the validation errors of a vehicle by field (`axles.0.size`), in the order of the form. */
export function vehicleFaults({ name, plate, kind, axles }: VehicleInput, readSize: ReadSize): Record<string, string> {
  const faults: Record<string, string> = {};
  if (isBlank(name)) faults.name = requiredSentence('Nome');
  else if (!isPlainLine(name)) faults.name = hiddenInLine('Nome');
  if (plate.trim() && !PLATE.test(barePlate(plate))) faults.plate = 'Placa inválida. Use AAA-0000 ou AAA0A00.';
  if (axles.length === 0) faults.axles = 'Informe ao menos um eixo.';
  const { label, positions } = vehicleKind(kind);
  for (const [index, axle] of axles.entries()) {
    if (!positions.includes(axle.position))
      faults[`axles.${index}.position`] = `${label} não tem eixo ${positionWord(axle.position).toLowerCase()}.`;
    if (isBlank(axle.size)) faults[`axles.${index}.size`] = requiredSentence('Medida');
    else if (!axleSize(axle.size, readSize))
      faults[`axles.${index}.size`] = 'Não reconheci a medida. Escreva como no pneu: 295/80R22.5.';
  }
  return faults;
}
