import { Boundary } from '@rodovia/shared/ui';
import { useState } from 'react';
import { useInUse } from '../antd/in-use';
import { switchOffPlace } from '../form/kept-form';
import type { CrudRow, SwitchOffQuestion } from '../types';
import { useConfirm } from './use-confirm';

interface Asked<T> {
  title: string;
  rows: readonly T[];
  answer: (agreed: boolean) => void;
}

/** Asks before rows are switched on or off, off by the question of their own where there is one: `[ask, holder]`. */
export function useSwitchQuestion<T extends CrudRow>(OwnQuestion: SwitchOffQuestion<T> | undefined) {
  const [confirm, plain] = useConfirm();
  const [asked, setAsked] = useState<Asked<T> | null>(null);
  useInUse(asked !== null);
  const ask = (title: string, rows: readonly T[], active: boolean) =>
    OwnQuestion && !active
      ? new Promise<boolean>((answer) => setAsked({ title, rows, answer }))
      : confirm({ title, ok: active ? 'Ativar' : 'Desativar', danger: !active });
  const close = (agreed: boolean) => {
    asked?.answer(agreed);
    setAsked(null);
  };
  const own = OwnQuestion && asked && (
    <Boundary title="Esta pergunta não abriu" onClose={() => close(false)}>
      <OwnQuestion place={switchOffPlace(asked.rows)} title={asked.title} rows={asked.rows} onAnswer={close} />
    </Boundary>
  );
  return [ask, own ?? plain] as const;
}
