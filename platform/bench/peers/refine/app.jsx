import { List, useTable } from '@refinedev/antd';
import { Refine } from '@refinedev/core';
import { Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { instant, readBrands, status } from '../brands';

const dataProvider = {
  getList: async () => {
    const { Results, TotalCount } = await readBrands();
    return { data: Results, total: TotalCount };
  },
};

function Brands() {
  const { tableProps } = useTable({ resource: 'brand', syncWithLocation: false });
  return (
    <List resource="brand" title="Marcas" canCreate={false}>
      <Table {...tableProps} rowKey="Code">
        <Table.Column dataIndex="Description" title="Nome" />
        <Table.Column dataIndex="Created" title="Criado em" render={instant} />
        <Table.Column dataIndex="Updated" title="Atualizado em" render={instant} />
        <Table.Column dataIndex="IsActive" title="Status" render={status} />
      </Table>
    </List>
  );
}

createRoot(document.getElementById('app')).render(
  <Refine dataProvider={dataProvider} resources={[{ name: 'brand' }]} options={{ disableTelemetry: true }}>
    <Brands />
  </Refine>,
);
