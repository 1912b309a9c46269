import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type KeyboardSensorProps,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { BOARD_STAGES, type BoardStage, type ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { type Mover, moveOf } from './board-moves';
import { keepKeys } from './keep-keys';
import { STAGE_LABELS } from './stage-words';

/** A dragged quotation, and the column that it is in. */
export interface Dragged {
  row: ShoppingCart;
  from: BoardStage;
}

/** Distance in pixels, and time in ms, that tell a drag from a click and from scrolling. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

/** Columns that a quotation can be moved to. */
export const targetsOf = ({ row, from }: Dragged, mover: Mover): BoardStage[] =>
  BOARD_STAGES.filter((to) => to !== from && 'move' in moveOf(row, from, to, mover));

/** Moves by arrow keys: to the next column that the quotation can be moved to, or back to its own. */
const byArrows =
  (mover: Mover): KeyboardCoordinateGetter =>
  (event, { context: { active, over, droppableRects, collisionRect } }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
    const dragged = active?.data.current as Dragged | undefined;
    if (!step || !dragged || !collisionRect) return undefined;
    event.preventDefault();
    const allowed = targetsOf(dragged, mover);
    const stages = BOARD_STAGES.filter((stage) => stage === dragged.from || allowed.includes(stage));
    const now = stages.indexOf((over?.id ?? dragged.from) as BoardStage);
    const next = stages[Math.min(Math.max(now + step, 0), stages.length - 1)];
    const rect = next && droppableRects.get(next);
    if (!rect) return undefined;
    return { x: rect.left + (rect.width - collisionRect.width) / 2, y: collisionRect.top };
  };

/** The keyboard. What is pressed while the columns are measured counts once they are. */
class PatientKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    keepKeys(props.event.target as Element, () => {
      const { active, over } = props.context.current;
      return active ? (over ? 'ready' : 'starting') : 'ended';
    });
  }
}

/** Ways of dragging: mouse, a long press, and the keyboard. */
export const useDragSensors = (mover: Mover) =>
  useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(PatientKeyboardSensor, { coordinateGetter: byArrows(mover) }),
  );

/** The column under the pointer; with the keyboard, the nearest one. */
export const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

const labelOf = (id: unknown) => STAGE_LABELS[id as BoardStage];

const nameOf = (dragged: unknown) => `Orçamento nº ${(dragged as Dragged).row.Number}`;

const stayed = (dragged: unknown) => `${nameOf(dragged)} ficou onde estava.`;

/** What screen readers are told during a drag; its start is told with the column, once it can be moved. */
export const ANNOUNCEMENTS: Announcements = {
  onDragStart: () => undefined,
  onDragOver({ active: { data }, over }) {
    const name = nameOf(data.current);
    if (!over) return `${name} fora das colunas.`;
    return `${name} ${over.id === (data.current as Dragged).from ? 'na mão, em' : 'sobre'} ${labelOf(over.id)}.`;
  },
  onDragEnd: ({ active: { data }, over }) =>
    over ? `${nameOf(data.current)} solto em ${labelOf(over.id)}.` : stayed(data.current),
  onDragCancel: ({ active: { data } }) => stayed(data.current),
};

/** How to drag by keyboard. */
export const INSTRUCTIONS = {
  draggable:
    'Para mover, aperte espaço, escolha a coluna com as setas para os lados, e aperte espaço de novo. Esc desiste.',
};
