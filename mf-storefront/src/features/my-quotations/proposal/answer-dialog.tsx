import { AcceptDialog } from './accept-dialog';
import { AskDialog } from './ask-dialog';
import { RefuseDialog } from './refuse-dialog';
import type { AnswerProps } from './send-answer';

/** What a client answers to a proposal. */
export type Answer = 'ACCEPT' | 'CHANGE' | 'RENEWAL' | 'REFUSE';

interface Props extends AnswerProps {
  answer: Answer;
  isOutdated: boolean;
}

/** The dialog of an answer; all of them come in one file. */
export function AnswerDialog({ answer, isOutdated, ...given }: Props) {
  if (answer === 'ACCEPT') return <AcceptDialog {...given} isOutdated={isOutdated} />;
  if (answer === 'REFUSE') return <RefuseDialog {...given} />;
  return <AskDialog {...given} request={answer} />;
}
