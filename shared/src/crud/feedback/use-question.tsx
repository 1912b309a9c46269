import type { ModalProps } from '@rodovia/shared/antd-form';
import { type ComponentType, useCallback, useState } from 'react';
import { useListLock } from '../antd/list-lock';

/** A question and its buttons. */
export interface Question {
  title: string;
  text?: string;
  /** Text of the confirming button: the verb of the action. */
  ok: string;
  cancel?: string;
  danger?: boolean;
  /** Focuses the cancelling button first. */
  isCautious?: boolean;
}

interface Asked extends Question {
  answer: (agreed: boolean) => void;
}

/** Returns `[ask, holder]` for a question in a dialog: render `holder`; `ask` resolves to the answer. */
export function useQuestion(Modal: ComponentType<ModalProps>) {
  const [question, setQuestion] = useState<Asked | null>(null);
  useListLock(question !== null);
  const ask = useCallback(
    (question: Question) => new Promise<boolean>((answer) => setQuestion({ ...question, answer })),
    [],
  );
  const close = (agreed: boolean) => {
    question?.answer(agreed);
    setQuestion(null);
  };
  const holder = question && (
    <Modal
      open
      centered
      width={440}
      title={question.title}
      okText={question.ok}
      cancelText={question.cancel}
      okButtonProps={{ danger: question.danger }}
      cancelButtonProps={question.isCautious ? { autoFocus: true } : undefined}
      onOk={() => close(true)}
      onCancel={() => close(false)}
    >
      {question.text}
    </Modal>
  );
  return [ask, holder] as const;
}
