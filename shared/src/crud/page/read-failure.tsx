import { messageOf } from '@rodovia/shared/runtime';
import { ErrorPanel } from '@rodovia/shared/ui';

interface Props {
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

/** Shown in place of what could not be read: what the server says, and a retry button. */
export const ReadFailure = ({ title, error, onRetry }: Props) => (
  <ErrorPanel title={title} text={messageOf(error, '')} onRetry={() => void onRetry()} />
);
