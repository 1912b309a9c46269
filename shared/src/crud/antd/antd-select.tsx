import { Select } from '@rodovia/shared/antd-list';
import { themed } from '../theme/staff-theme';

/** A selector outside a form of the engine. */
export const AntdSelect = themed(Select) as typeof Select;
