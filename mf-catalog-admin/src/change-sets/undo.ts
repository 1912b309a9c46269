import type { UndoAnswer } from '@rodovia/shared/contracts';
import { feedback } from '@rodovia/shared/crud';
import { api, invalidate } from '@rodovia/shared/runtime';

/** Takes a set of changes back, and tells how that went. @returns whether it is taken back. */
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
