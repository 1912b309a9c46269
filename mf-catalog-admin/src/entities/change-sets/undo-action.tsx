import type { ChangeSet } from '@rodovia/shared/contracts/back-office';
import { Button, useConfirm } from '@rodovia/shared/crud';
import { formatInstant, formatNumber } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { undoChangeSet } from '../../change-sets/undo';

const countOf = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Describes what undoing would do, for the confirmation. */
function whatFollows({ Made, Changed }: ChangeSet): string {
  const parts = [
    Changed > 0 && `${countOf(Changed, 'produto volta ao que era', 'produtos voltam ao que eram')}`,
    Made > 0 &&
      `${countOf(Made, 'produto novo é excluído', 'produtos novos são excluídos')}, ou desativado se já estiver em uso`,
  ].filter(Boolean);
  return `${parts.join('; ')}. O que tiver sido alterado depois fica como está.`;
}

/** Undoes a change set after a confirmation. */
export function UndoAction({ set }: { set: ChangeSet }) {
  const [ask, holder] = useConfirm();
  const [running, setRunning] = useState(false);
  const undo = async () => {
    const title = `Desfazer "${set.Summary}" de ${formatInstant(set.Created)}?`;
    if (!(await ask({ title, text: whatFollows(set), ok: 'Desfazer', danger: true }))) return;
    setRunning(true);
    await undoChangeSet(set.Code);
    setRunning(false);
  };
  return (
    <>
      <Button
        size="small"
        loading={running}
        aria-label={`Desfazer ${set.Summary} de ${formatInstant(set.Created)}`}
        onClick={() => void undo()}
      >
        Desfazer
      </Button>
      {holder}
    </>
  );
}
