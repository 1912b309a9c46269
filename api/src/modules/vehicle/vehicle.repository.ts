import { parseTyreSize } from '@rodovia/shared/contracts/tyres';
import type { Vehicle, VehicleInput } from '@rodovia/shared/contracts/vehicles';
import {
  axleSize,
  barePlate,
  reminderDue,
  reminderFaults,
  VEHICLE_BOUNDS,
  vehicleFaults,
} from '@rodovia/shared/contracts/vehicles';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { conflict, invalidFields, notFound } from '../../base/http-error';
import { dayAt } from '../../calendar/working-days';
import { type Expected, hasVersion, stale } from '../../crud/versions';
import type { Executor } from '../../db/database';
import { person, vehicle } from '../../db/schema';

const asAnswer = (row: typeof vehicle.$inferSelect): Vehicle => ({
  Code: row.code,
  Name: row.name,
  Plate: row.plate,
  Kind: row.kind,
  Axles: row.axles,
  Reminder: row.reminder && {
    Since: row.reminder.since,
    Months: row.reminder.months ?? null,
    Km: row.reminder.km ?? null,
    KmPerMonth: row.reminder.kmPerMonth ?? null,
    DueDate: row.reminderDue ?? row.reminder.since,
  },
  Created: row.created.toISOString(),
  Updated: row.updated.toISOString(),
  Version: row.version,
});

const own = (owner: string, code: string) => and(eq(vehicle.personCode, owner), eq(vehicle.code, code));

/** Reads the vehicles of a client by name. */
export async function vehiclesOf(db: Executor, owner: string): Promise<Vehicle[]> {
  const name = asc(sql`fold(${vehicle.name})`);
  const rows = await db.select().from(vehicle).where(eq(vehicle.personCode, owner)).orderBy(name, vehicle.code);
  return rows.map(asAnswer);
}

/** @throws {HttpError} 404 also for other people's vehicles. */
async function readOwn(db: Executor, owner: string, code: string): Promise<Vehicle> {
  const [row] = await db.select().from(vehicle).where(own(owner, code));
  if (!row) throw notFound('Veículo não encontrado.');
  return asAnswer(row);
}

/** Serialized per client, so that the limits hold for two tabs. */
async function lockOwner(tx: Executor, owner: string): Promise<void> {
  await tx.select({ code: person.code }).from(person).where(eq(person.code, owner)).for('no key update');
}

async function refuseSamePlate(tx: Executor, owner: string, plate: string, except?: string): Promise<void> {
  if (!plate) return;
  const others = except ? ne(vehicle.code, except) : undefined;
  const same = await tx.$count(vehicle, and(eq(vehicle.personCode, owner), eq(vehicle.plate, plate), others));
  const sentence = 'Você já tem um veículo com esta placa.';
  if (same > 0) throw conflict(sentence, { plate: sentence });
}

/**
 * Converts a payload to a row.
 * @throws {HttpError} 400
 */
function rowOf(input: VehicleInput) {
  const { reminder = null } = input;
  const faults = {
    ...vehicleFaults(input, parseTyreSize),
    ...(reminder && reminderFaults(reminder, dayAt(new Date()))),
  };
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return {
    name: input.name.trim(),
    plate: barePlate(input.plate),
    kind: input.kind,
    axles: input.axles.map(({ position, size, quantity }) => ({
      Position: position,
      Size: axleSize(size, parseTyreSize) ?? size,
      Quantity: quantity,
    })),
    reminder,
    reminderDue: reminder && reminderDue(reminder),
  };
}

/** @throws {HttpError} 409 at the limit, or for a duplicate plate. */
export async function addVehicle(tx: Executor, owner: string, input: VehicleInput): Promise<Vehicle> {
  const row = rowOf(input);
  await lockOwner(tx, owner);
  const count = await tx.$count(vehicle, eq(vehicle.personCode, owner));
  if (count >= VEHICLE_BOUNDS.vehicles)
    throw conflict(`Você já tem ${VEHICLE_BOUNDS.vehicles} veículos. Remova algum antes de cadastrar outro.`);
  await refuseSamePlate(tx, owner, row.plate);
  const [made] = await tx
    .insert(vehicle)
    .values({ ...row, personCode: owner })
    .returning({ code: vehicle.code });
  return readOwn(tx, owner, made?.code ?? '');
}

/** @throws {HttpError} 412 with the current vehicle, if it has another version. */
export async function changeVehicle(
  tx: Executor,
  owner: string,
  code: string,
  input: VehicleInput,
  expected: Expected,
): Promise<Vehicle> {
  const row = rowOf(input);
  await lockOwner(tx, owner);
  await readOwn(tx, owner, code);
  await refuseSamePlate(tx, owner, row.plate, code);
  const changed = await tx
    .update(vehicle)
    .set({ ...row, updated: sql`now()` })
    .where(and(own(owner, code), hasVersion(vehicle.version, expected)))
    .returning({ code: vehicle.code });
  const present = await readOwn(tx, owner, code);
  if (changed.length === 0) throw stale(present);
  return present;
}

/** @throws {HttpError} 412 with the current vehicle, if it has another version. */
export async function removeVehicle(tx: Executor, owner: string, code: string, expected: Expected): Promise<void> {
  const removed = await tx
    .delete(vehicle)
    .where(and(own(owner, code), hasVersion(vehicle.version, expected)))
    .returning({ code: vehicle.code });
  if (removed.length === 0) throw stale(await readOwn(tx, owner, code));
}
