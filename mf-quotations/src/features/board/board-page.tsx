import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent } from '@dnd-kit/core';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import { type BoardStage, FORECAST_DAYS, type QuotationBoard } from '@rodovia/shared/contracts/quotations';
import { type Filter, FilterBar, PageHead, ReadFailure, useListState, VisitButton } from '@rodovia/shared/crud';
import { useNavigate } from '@rodovia/shared/router';
import { callPath, messages, notify, useApi, usePage, useSession } from '@rodovia/shared/runtime';
import { useMemo, useState } from 'react';
import { COMPOSING, listCrumb, pickerPathOf } from '../../paths';
import { startService } from '../../steps/transitions';
import { ViewSwitch } from '../../view-switch';
import styles from './board.module.css';
import { CardBody } from './board-card';
import { Column } from './board-column';
import { type AskedMove, MoveDialog, type MoveDialogProps } from './board-dialogs';
import { type Mover, moveOf } from './board-moves';
import { ANNOUNCEMENTS, columnUnder, type Dragged, INSTRUCTIONS, targetsOf, useDragSensors } from './drag';

interface Props {
  /** Address of the list of the same quotations. */
  list: string;
  filters: readonly Filter[];
  Decision: MoveDialogProps['Decision'];
}

/** Makes the moves that need no question, and returns the one that does. */
function useMoves(list: string, mover: Mover) {
  const navigate = useNavigate();
  const code = useSession((session) => session.code) ?? '';
  const [asked, setAsked] = useState<AskedMove>();
  const moveTo = ({ row, from }: Dragged, to: BoardStage) => {
    const answer = moveOf(row, from, to, mover);
    if ('refusal' in answer) notify.info(answer.refusal);
    else if (answer.move === 'START') void startService(row, code);
    else if (answer.move === 'COMPOSE') navigate(`${list}/${row.Code}`, { state: COMPOSING });
    else setAsked({ move: answer.move, row });
  };
  return { asked, moveTo, close: () => setAsked(undefined) };
}

function Forecast({ board: { ForecastCents, WonCents } }: { board: QuotationBoard }) {
  const basis = `o que se ganhou entre os encerrados dos últimos ${FORECAST_DAYS} dias`;
  if (ForecastCents === null)
    return (
      <p className={styles.forecast}>
        Sem previsão: ela parte do que se ganhou em {FORECAST_DAYS} dias, e ainda há poucos encerrados.
      </p>
    );
  return (
    <p className={styles.forecast}>
      <strong>Previsão: {formatCents(ForecastCents)}</strong>, com {basis}. O que está sem proposta conta pelo valor
      médio ganho, {formatCents(WonCents)}.
    </p>
  );
}

interface ColumnsProps extends Props {
  board: QuotationBoard;
  values: Readonly<Record<string, string>>;
}

function Columns({ board, values, list, Decision }: ColumnsProps) {
  const mover: Mover = useSession((session) => session.isAdmin) ? 'admin' : 'seller';
  const { asked, moveTo, close } = useMoves(list, mover);
  const [dragged, setDragged] = useState<Dragged>();
  const sensors = useDragSensors(mover);
  const targets = dragged && targetsOf(dragged, mover);
  const drop = ({ over }: DragEndEvent) => {
    setDragged(undefined);
    if (dragged && over && over.id !== dragged.from) moveTo(dragged, over.id as BoardStage);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements: ANNOUNCEMENTS, screenReaderInstructions: INSTRUCTIONS }}
      onDragStart={({ active }: DragStartEvent) => setDragged(active.data.current as Dragged)}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
    >
      <div className={styles.board}>
        {board.Columns.map((column) => (
          <Column
            key={column.Stage}
            column={column}
            list={list}
            filters={values}
            isTarget={targets && (targets.includes(column.Stage) || column.Stage === dragged?.from)}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={`${styles.card} ${styles.held}`}>
            <CardBody row={dragged.row} stage={dragged.from} list={list} />
          </div>
        )}
      </DragOverlay>
      {asked && <MoveDialog asked={asked} Decision={Decision} onClose={close} />}
    </DndContext>
  );
}

/** Quotations as columns by stage, between which they are moved where their states allow it. */
export function BoardPage(props: Props) {
  const { list, filters } = props;
  usePage('Quadro de orçamentos', [listCrumb(list)]);
  const schema = useMemo(() => ({ filters, sortable: [] }), [filters]);
  const { state, filterBy } = useListState(schema);
  const { data, error, refetch, isPlaceholderData } = useApi<QuotationBoard>(
    callPath('/shopping-cart/board', state.filters),
    { staleTime: 0, placeholderData: (previous) => previous },
  );
  return (
    <>
      <PageHead title="Quadro de orçamentos">
        <ViewSwitch list={list} />
        <VisitButton type="primary" icon="plus" to={pickerPathOf(list)}>
          Novo orçamento
        </VisitButton>
      </PageHead>
      <FilterBar filters={filters} values={state.filters} onApply={filterBy} chips />
      {data ? (
        <div className={isPlaceholderData ? styles.stale : undefined}>
          <Forecast board={data} />
          <Columns {...props} board={data} values={state.filters} />
        </div>
      ) : error ? (
        <ReadFailure title={messages.itemsNotLoaded} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.waiting} aria-busy="true" />
      )}
    </>
  );
}
