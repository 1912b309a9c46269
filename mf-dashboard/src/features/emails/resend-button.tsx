import type { MailMessage } from '@rodovia/shared/contracts/back-office';
import { Button } from '@rodovia/shared/crud';
import { useState } from 'react';
import { resend } from './resend';

/** Sends a message again, unless it has been delivered. */
export function ResendButton({ mail, small = false }: { mail: MailMessage; small?: boolean }) {
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    await resend(mail);
    setRunning(false);
  };
  return (
    <Button
      size={small ? 'small' : undefined}
      disabled={mail.MailMessageStatus === 'SENT'}
      loading={running}
      aria-label={`Reenviar ${mail.Subject}`}
      onClick={run}
    >
      Reenviar
    </Button>
  );
}
