import { Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { instant, status } from '../brands';

const columns = [
  { title: 'Nome', dataIndex: 'Description' },
  { title: 'Criado em', dataIndex: 'Created', render: instant },
  { title: 'Atualizado em', dataIndex: 'Updated', render: instant },
  { title: 'Status', dataIndex: 'IsActive', render: status },
];

// asked for by the page itself, before this code has come
globalThis.brands.then(({ Results }) =>
  createRoot(document.getElementById('app')).render(
    <Table rowKey="Code" columns={columns} dataSource={Results} pagination={false} />,
  ),
);
