import { catalogueEntities } from '@rodovia/shared/contracts/catalog';
import { type Entity, type Field, notParticiple } from '@rodovia/shared/contracts/records';
import { getTableName } from 'drizzle-orm';
import { conflict, HttpError } from '../base/http-error';
import { columnOf, tableOf } from '../db/entity-columns';

type Sentences<T> = Record<string, T>;

/** Creates an entry per field of the catalogue's entities for which `entryOf` returns one. */
function fromRows<T>(suffix: string, entryOf: (name: string, field: Field, entity: Entity) => T | undefined) {
  const entries = catalogueEntities.flatMap((entity) => {
    const table = tableOf(entity);
    return Object.entries(entity.fields).flatMap(([name, field]): [string, T][] => {
      const entry = entryOf(name, field, entity);
      return entry ? [[`${getTableName(table)}_${columnOf(table, name).name}_${suffix}`, entry]] : [];
    });
  });
  return Object.fromEntries(entries);
}

/** Unique indexes: payload field and message. */
const TAKEN: Sentences<[field: string, message: string]> = {
  ...fromRows('key', (name, { unique }) => unique && [name, unique]),
  person_email_key: ['email', 'E-mail já cadastrado.'],
  person_physical_document_key: ['physicalDocument', 'CPF já cadastrado.'],
  person_legal_document_key: ['legalDocument', 'CNPJ já cadastrado.'],
};

/** Foreign keys: payload field, message for an unknown value, and the referring records. */
const REFERENCES: Sentences<[field: string, missing: string, referrer: string]> = {
  ...fromRows('fkey', (name, field, { many }) =>
    field.kind === 'relation' ? [name, `${notParticiple(field.to, 'encontrad')}.`, many.toLowerCase()] : undefined,
  ),
  person_person_type_code_fkey: ['personTypeCode', 'Tipo de pessoa não encontrado.', 'pessoas'],
  address_city_code_fkey: ['cityCode', 'Cidade não encontrada.', 'endereços'],
  address_person_code_fkey: ['personCode', 'Pessoa não encontrada.', 'endereços'],
  quotation_item_product_code_fkey: ['productCode', 'Produto não encontrado.', 'orçamentos'],
  quotation_person_code_fkey: ['personCode', 'Pessoa não encontrada.', 'orçamentos'],
  quotation_seller_code_fkey: ['sellerCode', 'Vendedor não encontrado.', 'orçamentos'],
};

/** Returns the 409 for a value that is unique and taken, with the message of its field. */
export function taken(constraint: string): HttpError {
  const [field, message] = TAKEN[constraint] ?? ['', 'Já existe um registro com estes dados.'];
  return conflict(message, field ? { [field]: message } : undefined);
}

/** Returns the 400 for a reference to a record that does not exist, with the message of its field. */
export function missingReference(constraint: string): HttpError {
  const [field, message] = REFERENCES[constraint] ?? ['', 'Registro relacionado não encontrado.'];
  return new HttpError(400, message, field ? { [field]: message } : undefined);
}

/** Creates the 409 of a deletion, naming what refers to the record. `record` is a noun with article ('a marca'). */
export function referencedBy(constraint: string, record: string): HttpError {
  const referrer = REFERENCES[constraint]?.[2] ?? 'outros registros';
  return conflict(`Não é possível excluir ${record}: há ${referrer} que dependem deste registro.`);
}
