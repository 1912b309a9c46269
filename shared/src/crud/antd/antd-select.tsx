import { Select } from '@rodovia/shared/antd-list';
import { themed } from '../theme/staff-theme';

/** Themed select for use outside of generated forms. */
export const AntdSelect = themed(Select) as typeof Select;
