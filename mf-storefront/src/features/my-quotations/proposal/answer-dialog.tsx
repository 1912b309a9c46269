import { AcceptDialog } from './accept-dialog';
import { RefuseDialog } from './refuse-dialog';
import { RenewalDialog } from './renewal-dialog';
import type { AnswerProps } from './send-answer';

/** What a client answers to a proposal in a dialog; a change is asked for in the conversation. */
export type Answer = 'ACCEPT' | 'RENEWAL' | 'REFUSE';

interface Props extends AnswerProps {
  answer: Answer;
  isOutdated: boolean;
}

/** The dialog of an answer; all of them come in one file. */
export function AnswerDialog({ answer, isOutdated, ...given }: Props) {
  if (answer === 'ACCEPT') return <AcceptDialog {...given} isOutdated={isOutdated} />;
  if (answer === 'REFUSE') return <RefuseDialog {...given} />;
  return <RenewalDialog {...given} />;
}
