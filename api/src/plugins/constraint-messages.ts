import { conflict, HttpError } from '../base/http-error';

/** Unique indexes: the payload field they speak of and the sentence for it. */
const TAKEN: Record<string, [field: string, message: string]> = {
  brand_description_key: ['description', 'Já existe uma marca com este nome.'],
  category_description_key: ['description', 'Já existe uma categoria com este nome.'],
  company_description_key: ['description', 'Já existe uma empresa com este nome.'],
  company_company_id_key: ['companyId', 'Já existe uma empresa com este código interno.'],
  product_group_description_key: ['description', 'Já existe um grupo com este nome.'],
  product_group_group_id_key: ['groupId', 'Já existe um grupo com este código interno.'],
  model_name_key: ['name', 'Já existe um modelo com este nome.'],
  product_intern_code_key: ['internCode', 'Já existe um produto com este código interno.'],
  person_email_key: ['email', 'E-mail já cadastrado.'],
  person_physical_document_key: ['physicalDocument', 'CPF já cadastrado.'],
  person_legal_document_key: ['legalDocument', 'CNPJ já cadastrado.'],
};

/** Foreign keys: the payload field, the sentence for a value that does not exist, and what refers. */
const REFERENCES: Record<string, [field: string, missing: string, referrer: string]> = {
  product_company_code_fkey: ['companyCode', 'Empresa não encontrada.', 'produtos'],
  product_group_code_fkey: ['groupCode', 'Grupo não encontrado.', 'produtos'],
  product_brand_code_fkey: ['brandCode', 'Marca não encontrada.', 'produtos'],
  product_model_code_fkey: ['modelCode', 'Modelo não encontrado.', 'produtos'],
  product_category_code_fkey: ['categoryCode', 'Categoria não encontrada.', 'produtos'],
  person_person_type_code_fkey: ['personTypeCode', 'Tipo de pessoa não encontrado.', 'pessoas'],
  address_city_code_fkey: ['cityCode', 'Cidade não encontrada.', 'endereços'],
  address_person_code_fkey: ['personCode', 'Pessoa não encontrada.', 'endereços'],
  quotation_item_product_code_fkey: ['productCode', 'Produto não encontrado.', 'orçamentos'],
  quotation_person_code_fkey: ['personCode', 'Pessoa não encontrada.', 'orçamentos'],
  quotation_seller_code_fkey: ['sellerCode', 'Vendedor não encontrado.', 'orçamentos'],
};

export function taken(constraint: string): HttpError {
  const [field, message] = TAKEN[constraint] ?? ['', 'Já existe um registro com estes dados.'];
  return conflict(message, field ? { [field]: message } : undefined);
}

export function missingReference(constraint: string): HttpError {
  const [field, message] = REFERENCES[constraint] ?? ['', 'Registro relacionado não encontrado.'];
  return new HttpError(400, message, field ? { [field]: message } : undefined);
}

/** 409 of a deletion, naming what still refers to the record. `record` is a noun with its article ('a marca'). */
export function referencedBy(constraint: string, record: string): HttpError {
  const referrer = REFERENCES[constraint]?.[2] ?? 'outros registros';
  return conflict(`Não é possível excluir ${record}: há ${referrer} que dependem deste registro.`);
}
