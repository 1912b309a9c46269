import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentType } from 'react';
import type { DialogProps } from '../../steps/dialog-button';
import type { Move } from './board-moves';

type StepDialog = ComponentType<DialogProps & { quotation: ShoppingCart }>;

const AssignModal: StepDialog = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ '../../steps/assign-modal').then(({ AssignModal }) => AssignModal),
);
const FinishDialog: StepDialog = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ '../../steps/finish-dialog').then(({ FinishDialog }) => FinishDialog),
);
const CancelDialog: StepDialog = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ '../../steps/cancel-dialog').then(({ CancelDialog }) => CancelDialog),
);

/** A move that asks something before it is made. */
export interface AskedMove {
  move: Exclude<Move, 'START' | 'COMPOSE'>;
  row: ShoppingCart;
}

/** Properties of the dialog of a move. */
export interface MoveDialogProps {
  asked: AskedMove;
  /** Dialog that records what the client decided, which belongs to the proposals. */
  Decision: ComponentType<DialogProps & { quotation: ShoppingCart; decision: 'accept' | 'refuse' }>;
  onClose: () => void;
}

/** The same places as on the page of the quotation, where what was typed before an interruption is found again. */
const placeOf = ({ move, row: { Code, Proposal: sent } }: AskedMove) =>
  ({
    ASSIGN: `atribuir ${Code}`,
    CANCEL: `cancelar ${Code}`,
    FINISH: `finalizar ${Code}`,
    ACCEPT: `accept ${sent?.Code}`,
    REFUSE: `refuse ${sent?.Code}`,
  })[move];

/** The dialog of a move; the quotation stays where it is if it is closed. */
export function MoveDialog({ asked, Decision, onClose }: MoveDialogProps) {
  const { move, row } = asked;
  const dialog = { quotation: row, place: placeOf(asked), onClose };
  return (
    <Boundary title="Esta janela não abriu" onClose={onClose}>
      {move === 'ASSIGN' && <AssignModal {...dialog} />}
      {move === 'CANCEL' && <CancelDialog {...dialog} />}
      {move === 'FINISH' && <FinishDialog {...dialog} />}
      {move === 'ACCEPT' && <Decision {...dialog} decision="accept" />}
      {move === 'REFUSE' && <Decision {...dialog} decision="refuse" />}
    </Boundary>
  );
}
