export function readActive(text: string): boolean | undefined {
  if (/^(sim|s|1|true|ativo)$/i.test(text)) return true;
  return /^(não|nao|n|0|false|inativo)$/i.test(text) ? false : undefined;
}

/** Columns of plain text: heading, field, longest value. Each is required. */
export const TEXT_COLUMNS = [
  ['Código interno', 'internCode', 60],
  ['Código público', 'codePub', 60],
  ['Descrição', 'description', 400],
  ['Medida', 'size', 60],
  ['Unidade', 'unit', 20],
  ['Descrição específica', 'observation', 4000],
] as const;

/** Columns that name another record: heading, field, and the words for a name that is not known. */
export const RELATION_COLUMNS = [
  ['Marca', 'brandCode', 'Marca não cadastrada'],
  ['Grupo', 'groupCode', 'Grupo não cadastrado'],
  ['Empresa', 'companyCode', 'Empresa não cadastrada'],
  ['Modelo', 'modelCode', 'Modelo não cadastrado'],
  ['Categoria', 'categoryCode', 'Categoria não cadastrada'],
] as const;

export const PRICE_COLUMN = 'Preço público';
export const ACTIVE_COLUMN = 'Ativo';

export type TextField = (typeof TEXT_COLUMNS)[number][1];
export type RelationField = (typeof RELATION_COLUMNS)[number][1];

/** A product as a line of a file describes it; the last two are undefined where the file has no such column. */
export type ImportedProduct = Record<TextField | RelationField, string> & {
  sizeKey: string;
  publicPrice?: number | null;
  isActive?: boolean;
};

/** Accents, case and outer blanks aside: how names in files are compared. */
export const foldName = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
