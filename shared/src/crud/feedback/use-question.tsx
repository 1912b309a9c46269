import type { ModalProps } from '@rodovia/shared/antd-form';
import { type ComponentType, useCallback, useState } from 'react';
import { useInUse } from '../antd/in-use';

/** What is asked. */
export interface Question {
  title: string;
  text?: string;
  /** Text of the button that goes ahead: the verb of the action. */
  ok: string;
  cancel?: string;
  danger?: boolean;
  /** Begins on the button that does nothing. */
  isCautious?: boolean;
}

interface Asked extends Question {
  answer: (agreed: boolean) => void;
}

/** Asks before something final, in a dialog: `[ask, holder]`; render the holder, `ask` resolves to the answer. */
export function useQuestion(Modal: ComponentType<ModalProps>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  useInUse(asked !== null);
  const ask = useCallback(
    (question: Question) => new Promise<boolean>((answer) => setAsked({ ...question, answer })),
    [],
  );
  const close = (agreed: boolean) => {
    asked?.answer(agreed);
    setAsked(null);
  };
  const holder = asked && (
    <Modal
      open
      centered
      width={440}
      title={asked.title}
      okText={asked.ok}
      cancelText={asked.cancel}
      okButtonProps={{ danger: asked.danger }}
      cancelButtonProps={asked.isCautious ? { autoFocus: true } : undefined}
      onOk={() => close(true)}
      onCancel={() => close(false)}
    >
      {asked.text}
    </Modal>
  );
  return [ask, holder] as const;
}
