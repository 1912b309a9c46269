import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary, Button } from '@rodovia/shared/ui';
import { useState } from 'react';
import { useFocusAfter } from '../../use-focus-after';
import styles from '../proposal.module.css';
import type { ProposalState } from '../proposal-state';
import type { Answer } from './answer-dialog';

const AnswerDialog = lazyComponent(() =>
  import(/* webpackChunkName: "proposal-answer" */ './answer-dialog').then(({ AnswerDialog }) => AnswerDialog),
);

interface Props {
  /** The newest version, which is the only one that can be answered. */
  proposal: Proposal;
  state: ProposalState;
  /** Id of the proposal's heading, which can be focused. */
  heading: string;
  /** Called with a message about the current proposal, or an empty text once it has been read. */
  onOutdated: (message: string) => void;
  /** Starts a change request in the conversation. */
  onChange: () => void;
}

/** The open dialog, and the proposal at the time of opening. */
interface Open {
  answer: Answer;
  proposal: Proposal;
}

interface AnswersProps extends Pick<Props, 'state' | 'onChange'> {
  onAnswer: (answer: Answer) => void;
}

function Answers({ state, onAnswer, onChange }: AnswersProps) {
  if (state === 'EXPIRED') {
    return (
      <Button kind="primary" onClick={() => onAnswer('RENEWAL')}>
        Pedir renovação
      </Button>
    );
  }
  return (
    <>
      <Button kind="primary" onClick={() => onAnswer('ACCEPT')}>
        Aceitar
      </Button>
      <Button onClick={onChange}>Pedir alteração</Button>
      <Button onClick={() => onAnswer('REFUSE')}>Recusar</Button>
    </>
  );
}

/** Total and answers of a proposal; sticky on phones. */
export function AnswerBar({ proposal, state, heading, onOutdated, onChange }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const begin = (answer: Answer) => {
    onOutdated('');
    setOpen({ answer, proposal });
  };
  useFocusAfter(open !== null, heading);
  const isOpen = state === 'IN_FORCE' || state === 'EXPIRED';
  return (
    <>
      {isOpen && (
        <div className={styles.bar}>
          <p className={styles.barTotal}>
            Total <strong>{formatCents(proposal.TotalCents)}</strong>
          </p>
          <Answers state={state} onAnswer={begin} onChange={onChange} />
        </div>
      )}
      {open && (
        <Boundary title="A resposta à proposta não abriu" onClose={close}>
          <AnswerDialog
            answer={open.answer}
            proposal={open.proposal}
            isOutdated={open.proposal.Code !== proposal.Code}
            onClose={close}
            onOutdated={(message) => {
              close();
              onOutdated(message);
            }}
          />
        </Boundary>
      )}
    </>
  );
}
