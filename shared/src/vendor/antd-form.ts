/** The parts of antd that dialogs and forms are drawn with, beside those of a list. */

export type { ModalProps } from 'antd';
export { Input, Modal, Radio } from 'antd';
