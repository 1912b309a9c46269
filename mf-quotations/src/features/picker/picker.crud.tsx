import { type Product, productEntity } from '@rodovia/shared/contracts';
import { type Column, column, created, defineCrud, relationFilter, screenOf, search } from '@rodovia/shared/crud';
import { DraftQuantity } from '../../draft-quantity';
import { closingPathOf, listCrumb, pickerPathOf } from '../../paths';
import { CloseDraftButton } from './close-draft-button';
import { DraftSwitch } from './draft-switch';

const more = { more: true };

const { fields } = productEntity;
const { resource, nameOf, labels } = screenOf(productEntity);

const quantity: Column<Product> = {
  key: 'Quantity',
  title: 'Quantidade',
  width: 170,
  render: (product) => <DraftQuantity product={product} />,
};

/** Products to put into a new quotation, for the list of quotations at `list`. */
export const pickerOf = (list: string) =>
  defineCrud<Product>({
    resource,
    path: pickerPathOf(list),
    crumbs: [listCrumb(list)],
    labels: { ...labels, title: 'Novo orçamento' },
    nameOf,
    columns: [
      column(fields.description),
      column(fields.size, { width: 130 }),
      column(fields.brandCode, { width: 140 }),
      column(fields.codePub, { width: 150 }),
      created(),
      quantity,
    ],
    filters: [
      search('Buscar por medida, marca ou descrição'),
      relationFilter(fields.modelCode, more),
      relationFilter(fields.brandCode, more),
      relationFilter(fields.groupCode, more),
    ],
    query: { isActive: true },
    include: 'Brand',
    rowActions: (product) => <DraftSwitch product={product} />,
    toolbar: () => <CloseDraftButton to={closingPathOf(list)} />,
  });
