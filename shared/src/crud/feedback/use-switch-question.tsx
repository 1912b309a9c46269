import { Boundary } from '@rodovia/shared/ui';
import { useState } from 'react';
import { useListLock } from '../antd/list-lock';
import { deactivationKey } from '../form/draft/form-draft';
import type { CrudRow, SwitchOffQuestion } from '../types';
import { useConfirm } from './use-confirm';

interface Asked<T> {
  title: string;
  rows: readonly T[];
  answer: (agreed: boolean) => void;
}

/**
 * Returns `[ask, holder]` for activating or deactivating rows. A definition can provide its own question for
 * deactivation.
 */
export function useSwitchQuestion<T extends CrudRow>(OwnQuestion: SwitchOffQuestion<T> | undefined) {
  const [confirm, plain] = useConfirm();
  const [question, setQuestion] = useState<Asked<T> | null>(null);
  useListLock(question !== null);
  const ask = (title: string, rows: readonly T[], active: boolean) =>
    OwnQuestion && !active
      ? new Promise<boolean>((answer) => setQuestion({ title, rows, answer }))
      : confirm({ title, ok: active ? 'Ativar' : 'Desativar', danger: !active });
  const close = (agreed: boolean) => {
    question?.answer(agreed);
    setQuestion(null);
  };
  const own = OwnQuestion && question && (
    <Boundary title="Esta pergunta não abriu" onClose={() => close(false)}>
      <OwnQuestion
        place={deactivationKey(question.rows)}
        title={question.title}
        rows={question.rows}
        onAnswer={close}
      />
    </Boundary>
  );
  return [ask, own ?? plain] as const;
}
