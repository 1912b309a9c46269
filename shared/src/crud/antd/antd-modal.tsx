import { Modal, type ModalProps } from '@rodovia/shared/antd-form';
import { themed } from '../theme/staff-theme';
import '../theme/antd.form.css';

/** A dialog of the back office. */
export const AntdModal = themed<ModalProps>(Modal);
