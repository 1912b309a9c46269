import type { Brand, Group, Model, Product } from '@rodovia/shared/contracts';
import { type Column, choice, created, defineCrud, optionsFrom, search, text } from '@rodovia/shared/crud';
import { DraftQuantity } from '../../draft-quantity';
import { closingPathOf, listCrumb, pickerPathOf } from '../../paths';
import { CloseDraftButton } from './close-draft-button';
import { DraftSwitch } from './draft-switch';

const more = { more: true };

const described = ({ Code, Description }: Brand | Group) => ({ value: Code, label: Description });
const named = ({ Code, Name }: Model) => ({ value: Code, label: Name });

const quantity: Column<Product> = {
  key: 'Quantity',
  title: 'Quantidade',
  width: 170,
  render: (product) => <DraftQuantity product={product} />,
};

const brand: Column<Product> = { key: 'Brand', title: 'Marca', width: 140, render: ({ Brand }) => Brand?.Description };

/** Products to put into a new quotation, for the list of quotations at `list`. */
export const pickerOf = (list: string) =>
  defineCrud<Product>({
    resource: 'product',
    path: pickerPathOf(list),
    crumbs: [listCrumb(list)],
    labels: { one: 'produto', article: 'o', many: 'Produtos', title: 'Novo orçamento' },
    nameOf: ({ Description }) => Description,
    columns: [
      text('Description', 'Descrição'),
      text('Size', 'Medida', { width: 130 }),
      brand,
      text('CodePub', 'Código público', { width: 150 }),
      created(),
      quantity,
    ],
    filters: [
      search('Buscar por medida, marca ou descrição'),
      choice('model', 'Modelo', optionsFrom('/model', named, 'Erro ao carregar os modelos!'), more),
      choice('brand', 'Marca', optionsFrom('/brand', described, 'Erro ao carregar as marcas!'), more),
      choice('group', 'Grupo', optionsFrom('/group', described, 'Erro ao carregar os grupos!'), more),
    ],
    query: { isActive: true },
    include: 'Brand',
    rowActions: (product) => <DraftSwitch product={product} />,
    toolbar: () => <CloseDraftButton to={closingPathOf(list)} />,
  });
