import { AcceptDialog } from './accept-dialog';
import { RefuseDialog } from './refuse-dialog';
import { RenewalDialog } from './renewal-dialog';
import type { AnswerProps } from './send-answer';

/** Answers of a client that open a dialog. Changes are requested in the conversation. */
export type Answer = 'ACCEPT' | 'RENEWAL' | 'REFUSE';

interface Props extends AnswerProps {
  answer: Answer;
  isOutdated: boolean;
}

/** Dialogs of all answers, in one chunk. */
export function AnswerDialog({ answer, isOutdated, ...given }: Props) {
  if (answer === 'ACCEPT') return <AcceptDialog {...given} isOutdated={isOutdated} />;
  if (answer === 'REFUSE') return <RefuseDialog {...given} />;
  return <RenewalDialog {...given} />;
}
