/** The parts of antd that the back office uses; what is not named here is not shipped. */

export type { PaginationProps, TableProps, ThemeConfig } from 'antd';
export { Button, ConfigProvider, Input, Modal, Pagination, Radio, Select, Table, Tag, theme } from 'antd';
export { default as ptBR } from 'antd/locale/pt_BR';
