import { City, CityInput, ImportAnswer } from '@rodovia/shared/contracts';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { conflict, invalid, notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { querySchema } from '../../crud/list-query';
import { readOne } from '../../crud/record-source';
import type { Executor } from '../../db/database';
import { databaseFailure, FOREIGN_KEY_VIOLATION } from '../../db/errors';
import { city } from '../../db/schema';
import { writeAudit } from '../../identity/audit';
import { ADMIN, actorOf } from '../../plugins/authentication';
import { referencedBy } from '../../plugins/constraint-messages';
import { uploadedCsv } from '../../plugins/uploaded-file';
import { citySource } from './city.repository';
import { createCityImport } from './city-import';

const code = CityInput.properties.code;
const DeleteQuery = querySchema({ code: Type.Optional(code) });
const DeleteBody = Type.Optional(Type.Object({ code: Type.Optional(code) }));
const admin = { config: { roles: ADMIN } };

const missing = () => notFound('Cidade não encontrada.');
const rowOf = ({ name, stateCode }: CityInput) => ({ name: name.trim(), stateCode: stateCode.toUpperCase() });

async function read(db: Executor, wanted: string): Promise<City> {
  const found = await readOne<City>(db, citySource, { where: [eq(city.code, wanted)] });
  if (!found) throw missing();
  return found;
}

async function remove(tx: Executor, wanted: string): Promise<void> {
  try {
    const deleted = await tx.delete(city).where(eq(city.code, wanted)).returning();
    if (deleted.length === 0) throw missing();
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure?.code === FOREIGN_KEY_VIOLATION) throw referencedBy(failure.constraint, 'a cidade');
    throw error;
  }
}

function saves(app: Api, { database: { db } }: ApiContext): void {
  app.post('/city', { schema: { body: CityInput, response: { 201: City } }, ...admin }, (request, reply) => {
    const { body } = request;
    reply.code(201);
    return db.transaction(async (tx) => {
      const added = await tx
        .insert(city)
        .values({ code: body.code, ...rowOf(body) })
        .onConflictDoNothing()
        .returning();
      if (added.length === 0)
        throw conflict('Já existe uma cidade com este código.', { code: 'Código já cadastrado.' });
      await writeAudit(tx, actorOf(request), `criou a cidade ${body.code}`);
      return read(tx, body.code);
    });
  });
  app.put('/city', { schema: { body: CityInput, response: { 200: City } }, ...admin }, (request) =>
    db.transaction(async (tx) => {
      const { body } = request;
      await tx.update(city).set(rowOf(body)).where(eq(city.code, body.code));
      const changed = await read(tx, body.code);
      await writeAudit(tx, actorOf(request), `alterou a cidade ${body.code}`);
      return changed;
    }),
  );
}

/** Writing municipalities, one by one or from a file. */
export function cityWriteRoutes(app: Api, context: ApiContext): void {
  const { db } = context.database;
  saves(app, context);
  app.delete('/city', { schema: { querystring: DeleteQuery, body: DeleteBody }, ...admin }, async (request, reply) => {
    const wanted = request.query.code ?? request.body?.code;
    if (!wanted) throw invalid('Informe o código da cidade a excluir.');
    await db.transaction(async (tx) => {
      await remove(tx, wanted);
      await writeAudit(tx, actorOf(request), `excluiu a cidade ${wanted}`);
    });
    reply.code(204);
  });
  const importFile = createCityImport(context);
  const importing = { response: { 200: ImportAnswer, 400: Type.Unknown() } };
  app.post('/city/import', { schema: importing, ...admin }, async (request, reply) => {
    const answer = await importFile(actorOf(request), await uploadedCsv(request));
    if (answer.Items.length === 0) return answer;
    return reply.code(400).send({ code: 400, message: answer.Message, ...answer });
  });
}
