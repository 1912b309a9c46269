import { statusWords } from '../contracts/quotations';
import { Tag, type TagLook } from '../tag/tag';

const LOOKS: Record<string, TagLook> = { OPEN: 'open', 'IN PROGRESS': 'progress', CANCEL: 'cancelled' };

/** Status of a quotation as a coloured tag. An unknown status is shown as completed. */
export function StatusTag({ status }: { status: string }) {
  return <Tag look={LOOKS[status] ?? 'completed'}>{statusWords(status)}</Tag>;
}
