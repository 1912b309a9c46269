import { invalid } from '../base/http-error';
import type { Api } from '../context/context';

type Json = unknown;

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lowerFirst = (key: string) => key.charAt(0).toLowerCase() + key.slice(1);

/** Converts keys to camelCase. Clients send camelCase or PascalCase; camelCase wins if both are sent. */
export function camelKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (!isRecord(value)) return value;
  const result: Record<string, Json> = {};
  for (const [key, inner] of Object.entries(value)) {
    const name = lowerFirst(key);
    if (name === key || !(name in value)) result[name] = camelKeys(inner);
  }
  return result;
}

/** Maximum nesting, deeper than any schema of the API. */
const DEEPEST = 32;

function isDeep(value: Json, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isDeep(inner, left - 1));
}

/** PostgreSQL cannot store NUL in text, so it is refused early. */
function hasNul(value: Json): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner));
}

function parseJsonOrNothing(app: Api): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // setActive and setInactive come with a JSON content type but without content
    if (body.length === 0) done(null, undefined);
    else parse(request, String(body), done);
  });
}

/** Parses bodies: empty ones are accepted, keys in either case, no NUL characters, limited nesting. */
export function requestBody(app: Api): void {
  parseJsonOrNothing(app);
  app.addHook('preValidation', (request, _reply, done) => {
    if (isDeep(request.body)) return done(invalid('Requisição com níveis demais.'));
    if (hasNul(request.body) || hasNul(request.query) || hasNul(request.params)) {
      return done(invalid('Caractere inválido na requisição.'));
    }
    request.body = camelKeys(request.body);
    done();
  });
}
