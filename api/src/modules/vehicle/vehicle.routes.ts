import { Vehicle, VehicleInput } from '@rodovia/shared/contracts/vehicles';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../context/context';
import { expectedOf, IfMatch } from '../../crud/versions';
import { ByCode } from '../../crud/write-routes';
import { writeAudit } from '../../identity/audit';
import { NO_CONTENT } from '../../plugins/answers';
import { actorOf } from '../../plugins/authentication';
import { addVehicle, changeVehicle, removeVehicle, vehiclesOf } from './vehicle.repository';
import { mailVehicleReminders } from './vehicle-reminders';

const client = { config: { roles: ['client'] } } as const;

/** Routes of a client's vehicles. The audit log only names their codes, because plates are personal data. */
export function vehicleRoutes(app: Api, context: ApiContext): void {
  const { db } = context.database;
  context.chores.push(() => mailVehicleReminders(context));
  app.get('/vehicle', { schema: { response: { 200: Type.Array(Vehicle) } }, ...client }, (request) =>
    vehiclesOf(db, actorOf(request).code),
  );
  const adding = { body: VehicleInput, response: { 201: Vehicle } };
  app.post('/vehicle', { schema: adding, ...client }, (request, reply) => {
    const actor = actorOf(request);
    reply.code(201);
    return db.transaction(async (tx) => {
      const made = await addVehicle(tx, actor.code, request.body);
      await writeAudit(tx, actor, `cadastrou o veículo ${made.Code}`);
      return made;
    });
  });
  const changing = { params: ByCode, body: VehicleInput, headers: IfMatch, response: { 200: Vehicle } };
  app.put('/vehicle/:code', { schema: changing, ...client }, (request) => {
    const actor = actorOf(request);
    const { code } = request.params;
    return db.transaction(async (tx) => {
      const changed = await changeVehicle(tx, actor.code, code, request.body, expectedOf(request));
      await writeAudit(tx, actor, `alterou o veículo ${code}`);
      return changed;
    });
  });
  const removing = { params: ByCode, headers: IfMatch, response: NO_CONTENT };
  app.delete('/vehicle/:code', { schema: removing, ...client }, async (request, reply) => {
    const actor = actorOf(request);
    const { code } = request.params;
    await db.transaction(async (tx) => {
      await removeVehicle(tx, actor.code, code, expectedOf(request));
      await writeAudit(tx, actor, `removeu o veículo ${code}`);
    });
    reply.code(204);
  });
}
