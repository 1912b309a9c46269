import { Modal, type ModalProps } from '@rodovia/shared/antd-form';
import { themed } from '../theme/staff-theme';
import '../theme/antd.form.css';

const FIELD =
  'input[type="radio"]:checked, input:not([type="radio"], [type="file"], [type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * A dialog focuses its first field, except on touch screens, where that would open the keyboard before anything has
 * been read.
 */
function focusFirstField() {
  if (!matchMedia('(pointer: fine)').matches) return;
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
  const isTyping = document.activeElement?.matches(FIELD) && dialog?.contains(document.activeElement);
  if (!isTyping) dialog?.querySelector<HTMLElement>(FIELD)?.focus();
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
