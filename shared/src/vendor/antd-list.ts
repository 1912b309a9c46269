/** The parts of antd that a list is drawn with; what is not named here does not come with one. */

export type { PaginationProps, TableProps, ThemeConfig } from 'antd';
export { ConfigProvider, Pagination, Select, Table, theme } from 'antd';
export { default as ptBR } from 'antd/locale/pt_BR';
