import type { UndoAnswer } from '@rodovia/shared/contracts/back-office';
import { feedback } from '@rodovia/shared/crud';
import { api, invalidate } from '@rodovia/shared/runtime';

/**
 * Undoes a change set and reports the result.
 * @returns whether it was undone.
 */
export async function undoChangeSet(code: string): Promise<boolean> {
  try {
    const { Message } = await api.put<UndoAnswer>(`/change-set/undo/${code}`);
    feedback.done(Message);
    return true;
  } catch (error) {
    feedback.failed(error, 'Não foi possível desfazer:');
    return false;
  } finally {
    await invalidate('product', 'change-set');
  }
}
