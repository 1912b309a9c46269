import Ajv, { type ValidateFunction } from 'ajv/dist/2020';

interface Content {
  schema?: object;
}

interface Operation {
  responses: Record<string, { content?: Record<string, Content> }>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** An answer to a call. */
export interface Given {
  status: number;
  type: string;
  body: string;
}

const FORMATS = ['date-time', 'date', 'uuid', 'binary', 'email', 'uri'];

/** Returns the path of a route in the OpenAPI document. */
const documentedPath = (path: string) => `/api${path.replace(/:(\w+)/g, '{$1}')}`;

/** Validates answers against an OpenAPI document. */
export function createDocumented({ paths }: OpenApi) {
  const ajv = new Ajv({ strict: false, formats: Object.fromEntries(FORMATS.map((name) => [name, true])) });
  const validators = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object) => {
    const known = validators.get(schema) ?? ajv.compile(schema);
    validators.set(schema, known);
    return known;
  };

  function fault(content: Record<string, Content>, { type, body }: Given): string | undefined {
    const bare = type.split(';', 1).join();
    const [, described] = Object.entries(content).find(([name]) => name.split(';', 1).join() === bare) ?? [];
    if (!described) return `no content of type ${type}`;
    if (bare !== 'application/json' || !described.schema) return undefined;
    const validate = validatorOf(described.schema);
    return validate(JSON.parse(body)) ? undefined : ajv.errorsText(validate.errors);
  }

  /** Returns why an answer does not match the document; undefined if it does. */
  return (method: string, path: string, given: Given): string | undefined => {
    const operation = paths[documentedPath(path)]?.[method.toLowerCase()];
    if (!operation) return 'no such operation';
    const status = String(given.status);
    const response = operation.responses[status] ?? operation.responses[`${status[0]}XX`];
    if (!response) return `no response ${status}`;
    if (given.body === '' || !response.content) return given.body === '' ? undefined : 'content where there is none';
    return fault(response.content, given);
  };
}
