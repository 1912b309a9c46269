import type { BoardStage, ShoppingCart } from '@rodovia/shared/contracts/quotations';

/** What moving a quotation to another column does. */
export type Move = 'START' | 'ASSIGN' | 'CANCEL' | 'COMPOSE' | 'ACCEPT' | 'REFUSE' | 'FINISH';

/** Who moves a quotation. */
export type Mover = 'seller' | 'admin';

type Moved = Pick<ShoppingCart, 'Seller'>;

/** A move, or the sentence that says why there is none. */
export type MoveAnswer = { move: Move } | { refusal: string };

const answer = (move: Move): MoveAnswer => ({ move });
const refuse = (refusal: string): MoveAnswer => ({ refusal });

const NOT_BACK = refuse('Um atendimento iniciado não volta a ficar aberto.');

function fromOpen(to: BoardStage, mover: Mover): MoveAnswer {
  if (to === 'PREPARING') return answer(mover === 'seller' ? 'START' : 'ASSIGN');
  return to === 'ENDED' ? answer('CANCEL') : refuse('Comece o atendimento antes: passe o orçamento para “Em preparo”.');
}

const finish = ({ Seller }: Moved, mover: Mover): MoveAnswer =>
  mover === 'seller' || Seller?.IsActive === false
    ? answer('FINISH')
    : refuse('Só o vendedor que atende finaliza o orçamento.');

function fromPreparing(row: Moved, to: BoardStage, mover: Mover): MoveAnswer {
  if (to === 'OPEN') return NOT_BACK;
  if (to === 'ENDED') return finish(row, mover);
  return to === 'PROPOSED' ? answer('COMPOSE') : refuse('O orçamento ainda não tem uma proposta enviada.');
}

function fromProposed(row: Moved, to: BoardStage, mover: Mover): MoveAnswer {
  if (to === 'OPEN') return NOT_BACK;
  if (to === 'ENDED') return finish(row, mover);
  if (to === 'ACCEPTED') return answer('ACCEPT');
  return to === 'REFUSED' ? answer('REFUSE') : refuse('Para voltar ao preparo, retire a proposta no orçamento.');
}

function fromRefused(row: Moved, to: BoardStage, mover: Mover): MoveAnswer {
  if (to === 'OPEN') return NOT_BACK;
  if (to === 'ENDED') return finish(row, mover);
  return to === 'ACCEPTED' ? refuse('A proposta foi recusada: envie outra antes.') : answer('COMPOSE');
}

/** Returns what moving a quotation from one column to another does, where the states of quotations allow it. */
export function moveOf(row: Moved, from: BoardStage, to: BoardStage, mover: Mover): MoveAnswer {
  switch (from) {
    case 'OPEN':
      return fromOpen(to, mover);
    case 'PREPARING':
      return fromPreparing(row, to, mover);
    case 'PROPOSED':
      return fromProposed(row, to, mover);
    case 'REFUSED':
      return fromRefused(row, to, mover);
    case 'ACCEPTED':
      return to === 'ENDED' ? finish(row, mover) : refuse('A proposta foi aceita: resta concluir o orçamento.');
    case 'ENDED':
      return refuse('Um orçamento encerrado não volta a ser aberto.');
  }
}
