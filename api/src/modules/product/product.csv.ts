import type { Product } from '@rodovia/shared/contracts';
import { type CsvColumn, csvDate } from '../../csv/write-csv';

/** The columns of the product file; relations by the names that people know. */
export const productColumns: CsvColumn<Product>[] = [
  ['Código interno', (record) => record.InternCode],
  ['Código público', (record) => record.CodePub],
  ['Descrição', (record) => record.Description],
  ['Medida', (record) => record.Size],
  ['Unidade', (record) => record.Unit],
  ['Descrição específica', (record) => record.Observation],
  ['Preço público', (record) => record.PublicPrice],
  ['Marca', (record) => record.Brand?.Description],
  ['Grupo', (record) => record.Group?.Description],
  ['Tipo', (record) => record.Group?.Type],
  ['Empresa', (record) => record.Company?.Description],
  ['Modelo', (record) => record.Model?.Name],
  ['Categoria', (record) => record.Category?.Description],
  ['Ativo', (record) => record.IsActive],
  ['Criado em', (record) => csvDate(record.Created)],
];
