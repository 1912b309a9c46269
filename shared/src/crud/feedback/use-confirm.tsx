import { Modal } from '../form/form-parts';
import { useQuestion } from './use-question';

export { saveAnyway } from './save-anyway';

/** Asks before something final: `[ask, holder]`; render the holder, `ask` resolves to the answer. */
export const useConfirm = () => useQuestion(Modal);
