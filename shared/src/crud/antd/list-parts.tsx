import { themed } from '../theme/staff-theme';
import { AntdChoice } from './antd-choice';
import { AntdPages } from './antd-pages';
import { AntdTable } from './antd-table';

/** antd's parts of a list, in a chunk of their own: the list is usable before it has loaded. */
export const Table = themed(AntdTable) as typeof AntdTable;
/** Pager of a list. */
export const Pages = themed(AntdPages);
/** Select of a filter. */
export const Choice = themed(AntdChoice);
