import { formatCents } from '@rodovia/shared/contracts/money';
import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary, Button } from '@rodovia/shared/ui';
import { useState } from 'react';
import { useFocusAfter } from '../use-focus-after';
import type { Answer } from './answer-dialog';
import styles from './proposal.module.css';
import type { ProposalState } from './proposal-state';

const AnswerDialog = lazyComponent(() =>
  import(/* webpackChunkName: "proposal-answer" */ './answer-dialog').then(({ AnswerDialog }) => AnswerDialog),
);

interface Props {
  /** The newest version: only that can be answered. */
  proposal: Proposal;
  state: ProposalState;
  /** Id of the proposal's heading, which can be focused. */
  heading: string;
  /** Takes a sentence about what is there now, empty where it has been read. */
  onOutdated: (message: string) => void;
  /** Begins to ask for a change, in the conversation. */
  onChange: () => void;
}

/** The dialog that is open, about the proposal that was there when it was opened. */
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

/** The total, and what can be answered to it; on phones it stays in sight while the lines pass. */
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
