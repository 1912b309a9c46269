import { Modal, type ModalProps } from '@rodovia/shared/antd-form';
import { themed } from '../theme/staff-theme';
import '../theme/antd.form.css';

const FIELD =
  'input[type="radio"]:checked, input:not([type="radio"], [type="file"], [type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)';

/** What somebody may have reached while the dialog was still opening: a field, or a button below the fields. */
const REACHED = `${FIELD}, .ant-modal-footer button`;

/**
 * A dialog focuses its first field, except on touch screens, where that would open the keyboard before anything has
 * been read.
 */
function focusFirstField() {
  if (!matchMedia('(pointer: fine)').matches) return;
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
  const isUsed = dialog?.contains(document.activeElement) && document.activeElement?.matches(REACHED);
  if (!isUsed) dialog?.querySelector<HTMLElement>(FIELD)?.focus();
}

/** Buttons wrap onto several lines if they do not fit on one. */
const FOOTER = { display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' } as const;

/** Dialog of the back office. */
export const AntdModal = themed<ModalProps>((props) => (
  <Modal
    styles={{ footer: FOOTER }}
    {...props}
    afterOpenChange={(open) => {
      if (open) focusFirstField();
      props.afterOpenChange?.(open);
    }}
  />
));
