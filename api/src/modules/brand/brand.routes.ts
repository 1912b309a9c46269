import { Brand, BrandInput } from '@rodovia/shared/contracts';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { csvDate } from '../../csv/write-csv';
import { brand } from '../../db/schema';
import { brandSource } from './brand.repository';

export function brandRoutes(app: Api, context: ApiContext): void {
  crudRoutes<Brand, BrandInput>(app, context, {
    resource: 'brand',
    names: { one: 'a marca' },
    table: brand,
    source: brandSource,
    searched: [brand.description],
    listOrder: 'Description asc',
    publicList: true,
    item: Brand,
    input: BrandInput,
    toRow: ({ description }) => ({ description: description.trim() }),
    exportFile: 'reportBrands',
    exportColumns: [
      ['Marca', (record) => record.Description],
      ['Ativo', (record) => record.IsActive],
      ['Criado em', (record) => csvDate(record.Created)],
      ['Atualizado em', (record) => csvDate(record.Updated)],
    ],
  });
}
