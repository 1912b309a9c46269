import { Modal } from '../form/form-parts';
import { useQuestion } from './use-question';

export { saveAnyway } from './save-anyway';

/** Returns `[ask, holder]` for confirming destructive actions: render `holder`; `ask` resolves to the answer. */
export const useConfirm = () => useQuestion(Modal);
