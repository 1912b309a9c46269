import type { ChangedEntity } from '@rodovia/shared/contracts/back-office';
import { modelEntity, productEntity } from '@rodovia/shared/contracts/catalog';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { QuotationOutcome } from '@rodovia/shared/contracts/quotations';
import { outcomeWords, statusWords } from '@rodovia/shared/contracts/quotations';
import type { Entity } from '@rodovia/shared/contracts/records';
import { type Mask, maskCep, maskCnpj, maskCpf, maskPhone } from '@rodovia/shared/contracts/rules';

/** Label of a field, and how stored values are displayed. */
interface ChangedField {
  label: string;
  read?: (stored: string) => string;
}
type ChangedFields = Record<string, ChangedField>;

const eitherOf = (yes: string, no: string) => (stored: string) => (stored === 'true' ? yes : no);
const masked = (mask: Mask) => (stored: string) => mask(stored);

const STATUS: ChangedFields = { is_active: { label: 'Situação', read: eitherOf('Ativo', 'Inativo') } };
const IMAGE: ChangedFields = { image: { label: 'Imagem', read: () => 'uma imagem' } };

const columnName = (payloadName: string) => payloadName.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** Returns the fields of an entity that is declared as data. */
const declared = ({ fields }: Entity): ChangedFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind, label }]) => {
      const price = { label, read: (stored: string) => formatCents(Math.round(Number(stored) * 100)) };
      return [columnName(name), kind === 'price' ? price : { label }];
    }),
  );

const FIELDS: Record<ChangedEntity, ChangedFields> = {
  PRODUCT: { ...STATUS, ...IMAGE, ...declared(productEntity) },
  MODEL: { ...STATUS, ...IMAGE, ...declared(modelEntity) },
  PERSON: {
    ...STATUS,
    name: { label: 'Nome' },
    email: { label: 'E-mail' },
    phone1: { label: 'Telefone', read: masked(maskPhone) },
    mobile: { label: 'Celular', read: masked(maskPhone) },
    is_physical: { label: 'Pessoa', read: eitherOf('Física', 'Jurídica') },
    physical_document: { label: 'CPF', read: masked(maskCpf) },
    legal_document: { label: 'CNPJ', read: masked(maskCnpj) },
    person_type_code: { label: 'Tipo' },
    address: { label: 'Endereço', read: (stored) => stored.replace(/\b\d{8}\b/, maskCep) },
  },
  QUOTATION: {
    status: { label: 'Status', read: statusWords },
    person_code: { label: 'Cliente' },
    seller_code: { label: 'Vendedor' },
    note: { label: 'Observação' },
    outcome: { label: 'Resultado', read: (stored) => outcomeWords(stored as QuotationOutcome) },
    loss_reason_code: { label: 'Motivo da perda' },
    item: { label: 'Item' },
  },
  SITE: {
    section_1: { label: '1ª seção da página inicial' },
    section_2: { label: '2ª seção da página inicial' },
    section_3: { label: '3ª seção da página inicial' },
    section_4: { label: '4ª seção da página inicial' },
    section_5: { label: '5ª seção da página inicial' },
    menu: { label: 'Menu' },
    links: { label: 'Links do rodapé' },
  },
};

/** A stored change. */
interface Stored {
  Entity: ChangedEntity;
  Field: string;
  Before: string;
  After: string;
}

/** Formats a change for people. Unknown fields keep their names. */
export function inWords<T extends Stored>(change: T): T {
  const field = FIELDS[change.Entity][change.Field];
  if (!field) return change;
  const { label, read = (stored: string) => stored } = field;
  const words = (stored: string) => (stored === '' ? '' : read(stored));
  return { ...change, Field: label, Before: words(change.Before), After: words(change.After) };
}
