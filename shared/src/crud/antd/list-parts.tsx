import { themed } from '../theme/staff-theme';
import { AntdChoice } from './antd-choice';
import { AntdPages } from './antd-pages';
import { AntdTable } from './antd-table';

/** What antd draws of a list, in a file of its own: the list stands before it. */
export const Table = themed(AntdTable) as typeof AntdTable;
export const Pages = themed(AntdPages);
export const Choice = themed(AntdChoice);
