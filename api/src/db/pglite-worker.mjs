// Runs the embedded engine off the main thread, where a slow query would block every request.
// Messages in: {id, kind: 'query' | 'exec' | 'dump' | 'listen' | 'close', sql, params, rowMode, channel}.
// Out: {ready}, {id, result} or {id, error}, and {heard} for a notification.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

const asText = (value) => value;
/** instants stay text, like with the other engine's driver */
const parsers = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.DATE]: asText,
  [types.INTERVAL]: asText,
};

/** @param {Error & Record<string, unknown>} error */
function describe(error) {
  const { message, code, constraint, table, detail } = error;
  return { message, code, constraint, table, detail };
}

let listening = false;

/** @param {PGlite} engine @param {string} channel */
async function listen(engine, channel) {
  if (listening) return;
  listening = true;
  await engine.listen(channel, (heard) => parentPort.postMessage({ heard }));
}

/** @param {PGlite} engine @param {{kind: string, sql: string, channel: string, params?: unknown[], rowMode?: 'array' | 'object'}} request */
async function answer(engine, request) {
  if (request.kind === 'close') return engine.close();
  if (request.kind === 'dump') return { rows: [await (await engine.dumpDataDir('gzip')).arrayBuffer()] };
  if (request.kind === 'listen') return listen(engine, request.channel);
  if (request.kind === 'exec') return void (await engine.exec(request.sql));
  const { rows, fields, affectedRows } = await engine.query(request.sql, request.params, {
    rowMode: request.rowMode,
    parsers,
  });
  return { rows, fields, affectedRows, rowCount: affectedRows };
}

try {
  const { dataDir, archive } = workerData;
  const loadDataDir = archive && new Blob([archive]);
  const engine = await PGlite.create({ dataDir, loadDataDir, extensions: { pg_trgm, unaccent } });
  await engine.exec("set timezone to 'UTC'");
  parentPort.on('message', async (request) => {
    try {
      parentPort.postMessage({ id: request.id, result: await answer(engine, request) });
    } catch (error) {
      parentPort.postMessage({ id: request.id, error: describe(error) });
    }
  });
  parentPort.postMessage({ ready: true });
} catch (error) {
  parentPort.postMessage({ ready: false, error: describe(error) });
}
