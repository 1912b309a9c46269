import { type InterruptedSession, interruptedSession, useSession } from '@rodovia/shared/runtime';

const WHY: Record<InterruptedSession['why'], string> = {
  network: 'Não foi possível falar com o servidor.',
  unauthorized: 'Sua sessão terminou.',
};

/** Says why a session of the staff was interrupted in this tab, and what waits after the log-in; nothing if none was. */
export function Interruption() {
  const left = interruptedSession();
  if (!left) return null;
  return (
    <p role="status">
      {WHY[left.why]} Entre novamente para continuar onde estava
      {left.forms.length > 0 ? ': o que você digitou ficou guardado neste aparelho.' : '.'}
    </p>
  );
}

/** Returns the address where the current user was interrupted in this tab, if it was them. */
export function interruptedAddress(): string | undefined {
  const left = interruptedSession();
  return left && left.account === useSession.getState().code ? left.address : undefined;
}
