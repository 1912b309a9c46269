import { ImportAnswer, RefusedImport } from '@rodovia/shared/contracts/catalog';
import { City, CityInput } from '@rodovia/shared/contracts/people';
import { hiddenInLine, isPlainLine } from '@rodovia/shared/contracts/rules';
import { and, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { conflict, invalid, invalidFields, notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { querySchema } from '../../crud/list-query';
import { readOne } from '../../crud/record-source';
import { type Expected, expectedOf, hasVersion, IfMatch, stale } from '../../crud/versions';
import type { Executor } from '../../db/database';
import { databaseFailure, FOREIGN_KEY_VIOLATION } from '../../db/errors';
import { city } from '../../db/schema';
import { writeAudit } from '../../identity/audit';
import { NO_CONTENT } from '../../plugins/answers';
import { ADMIN, actorOf } from '../../plugins/authentication';
import { referencedBy } from '../../plugins/constraint-messages';
import { uploadedCsv } from '../../plugins/uploaded-file';
import { editableCities } from './city.repository';
import { createCityImport } from './city-import';

const code = CityInput.properties.code;
const DeleteQuery = querySchema({ code: Type.Optional(code) });
const DeleteBody = Type.Optional(Type.Object({ code: Type.Optional(code) }));
const admin = { config: { roles: ADMIN } };

const missing = () => notFound('Cidade não encontrada.');
function rowOf({ name, stateCode }: CityInput) {
  if (!isPlainLine(name)) throw invalidFields({ name: hiddenInLine('Nome') });
  return { name: name.trim(), stateCode: stateCode.toUpperCase() };
}

async function read(db: Executor, wanted: string): Promise<City> {
  const found = await readOne<City>(db, editableCities, { where: [eq(city.code, wanted)] });
  if (!found) throw missing();
  return found;
}

const isTarget = (wanted: string, expected: Expected) => and(eq(city.code, wanted), hasVersion(city.version, expected));

async function remove(tx: Executor, wanted: string, expected: Expected): Promise<void> {
  try {
    const deleted = await tx.delete(city).where(isTarget(wanted, expected)).returning();
    if (deleted.length === 0) throw stale(await read(tx, wanted));
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
  const changing = { body: CityInput, headers: IfMatch, response: { 200: City } };
  app.put('/city', { schema: changing, ...admin }, (request) =>
    db.transaction(async (tx) => {
      const { body } = request;
      const target = isTarget(body.code, expectedOf(request));
      const changed = await tx.update(city).set(rowOf(body)).where(target).returning();
      const present = await read(tx, body.code);
      if (changed.length === 0) throw stale(present);
      await writeAudit(tx, actorOf(request), `alterou a cidade ${body.code}`);
      return present;
    }),
  );
}

/** Routes that write municipalities, individually or from a file. */
export function cityWriteRoutes(app: Api, context: ApiContext): void {
  const { db } = context.database;
  saves(app, context);
  const deleting = { querystring: DeleteQuery, body: DeleteBody, headers: IfMatch, response: NO_CONTENT };
  app.delete('/city', { schema: deleting, ...admin }, async (request, reply) => {
    const wanted = request.query.code ?? request.body?.code;
    if (!wanted) throw invalid('Informe o código da cidade a excluir.');
    await db.transaction(async (tx) => {
      await remove(tx, wanted, expectedOf(request));
      await writeAudit(tx, actorOf(request), `excluiu a cidade ${wanted}`);
    });
    reply.code(204);
  });
  const importFile = createCityImport(context);
  const importing = { response: { 200: ImportAnswer, 400: RefusedImport } };
  app.post(
    '/city/import',
    { schema: importing, config: { roles: ADMIN, unlimited: true, takesFile: true } },
    async (request, reply) => {
      const answer = await importFile(actorOf(request), uploadedCsv(request));
      if (answer.Items.length === 0) return answer;
      return reply.code(400).send({ code: 400, message: answer.Message, ...answer });
    },
  );
}
