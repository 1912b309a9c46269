import { ApiError, messageOf, notify, useSession } from '@rodovia/shared/runtime';

const UNKNOWN = 'não foi possível concluir. Tente novamente.';

/** Tells how a write went. Nothing else of the engine speaks through toasts. */
export const feedback = {
  created: (one: string) => notify.success(`Cadastro de ${one} criado com sucesso!`),
  updated: (one: string) => notify.success(`Cadastro de ${one} atualizado com sucesso!`),
  done: (text: string) => notify.success(text),
  /** What failed and the server's reason; nothing for a call that was taken back, nor where the log-in tells why. */
  failed: (error: unknown, what = 'Error:') => {
    if (error instanceof ApiError && error.kind === 'aborted') return;
    if (!useSession.getState().isAuthenticated) return;
    notify.error(`${what} ${messageOf(error, UNKNOWN)}`);
  },
  exported: () => notify.success('Relatório gerado com sucesso!'),
  notExported: (answered: boolean) =>
    notify.error(answered ? 'Erro ao gerar o relatório 1' : 'Erro ao gerar o relatório'),
};
