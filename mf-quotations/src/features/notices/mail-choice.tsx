import type { NoticeChoice } from '@rodovia/shared/contracts/back-office';
import { Button, Check, feedback, Section } from '@rodovia/shared/crud';
import { api, invalidate, messageOf, useApi, useSession } from '@rodovia/shared/runtime';
import { useState } from 'react';
import styles from './notices.module.css';

/** Which mails the reader wants about their work; a choice is saved at once. */
export function MailChoice() {
  const { data, error, refetch } = useApi<NoticeChoice>('/notice/choice');
  const isAdmin = useSession((session) => session.isAdmin);
  const [pending, setPending] = useState<NoticeChoice>();
  const choose = async (change: Partial<NoticeChoice>) => {
    if (!data) return;
    const next = { ...data, ...change };
    setPending(next);
    try {
      await api.put('/notice/choice', { digest: next.Digest, weekly: next.Weekly });
      feedback.done('Escolha guardada.');
    } catch (failure) {
      feedback.failed(failure);
    }
    await invalidate('notice');
    setPending(undefined);
  };
  const shown = pending ?? data;
  return (
    <Section title="Por e-mail">
      {error && !data && (
        <p role="alert" className={styles.empty}>
          Erro ao carregar a sua escolha! {messageOf(error, '')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </p>
      )}
      {!data && !error && <div className={styles.waiting} aria-busy="true" />}
      {shown && (
        <div className={styles.choices}>
          <Check
            label="Resumo de cada dia útil, de manhã, quando há novidades"
            written="Resumo de cada dia útil, de manhã, quando há novidades"
            checked={shown.Digest}
            disabled={pending !== undefined}
            onChange={(checked) => void choose({ Digest: checked })}
          />
          {isAdmin && (
            <Check
              label="Números da semana, na segunda-feira de manhã"
              written="Números da semana, na segunda-feira de manhã"
              checked={shown.Weekly}
              disabled={pending !== undefined}
              onChange={(checked) => void choose({ Weekly: checked })}
            />
          )}
          <p className={styles.soft}>Enviado ao e-mail do seu cadastro, se ele está confirmado.</p>
        </div>
      )}
    </Section>
  );
}
