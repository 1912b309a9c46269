/** The parts of antd for dialogs and forms, in addition to those of a list. */

export type { ModalProps } from 'antd';
export { Input, Modal, Radio } from 'antd';
