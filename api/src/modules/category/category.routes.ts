import { Category, CategoryInput } from '@rodovia/shared/contracts';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { csvDate } from '../../csv/write-csv';
import { category } from '../../db/schema';
import { categorySource } from './category.repository';

export function categoryRoutes(app: Api, context: ApiContext): void {
  crudRoutes<Category, CategoryInput>(app, context, {
    resource: 'category',
    names: { one: 'a categoria' },
    table: category,
    source: categorySource,
    searched: [category.description],
    listOrder: 'Description asc',
    publicList: false,
    item: Category,
    input: CategoryInput,
    toRow: ({ description }) => ({ description: description.trim() }),
    exportFile: 'reportCategorys',
    exportColumns: [
      ['Categoria', (record) => record.Description],
      ['Ativo', (record) => record.IsActive],
      ['Criado em', (record) => csvDate(record.Created)],
      ['Atualizado em', (record) => csvDate(record.Updated)],
    ],
  });
}
