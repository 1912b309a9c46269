import { Admin, DataTable, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { instant, readBrands, status } from '../brands';

const dataProvider = {
  getList: async () => {
    const { Results, TotalCount } = await readBrands();
    return { data: Results.map((brand) => ({ ...brand, id: brand.Code })), total: TotalCount };
  },
};

const Brands = () => (
  <List>
    <DataTable>
      <DataTable.Col source="Description" label="Nome" />
      <DataTable.Col source="Created" label="Criado em" render={({ Created }) => instant(Created)} />
      <DataTable.Col source="Updated" label="Atualizado em" render={({ Updated }) => instant(Updated)} />
      <DataTable.Col source="IsActive" label="Status" render={({ IsActive }) => status(IsActive)} />
    </DataTable>
  </List>
);

createRoot(document.getElementById('app')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="brand" list={Brands} />
  </Admin>,
);
