/** The parts of antd for lists; parts that are not exported here are not bundled. */

export type { PaginationProps, TableProps, ThemeConfig } from 'antd';
export { ConfigProvider, Pagination, Select, Table, theme } from 'antd';
export { default as ptBR } from 'antd/locale/pt_BR';
