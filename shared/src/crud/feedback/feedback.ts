import { ApiError, messageOf, notify, useSession } from '@rodovia/shared/runtime';

const UNKNOWN = 'não foi possível concluir. Tente novamente.';

/** Notifies people of the result of a write. All toasts of the back office's engine are shown here. */
export const feedback = {
  created: (one: string) => notify.success(`Cadastro de ${one} criado com sucesso!`),
  updated: (one: string) => notify.success(`Cadastro de ${one} atualizado com sucesso!`),
  done: (text: string) => notify.success(text),
  /**
   * Shows what failed, and the server's reason. Shows nothing for aborted calls, or if the log-in explains the reason.
   */
  failed: (error: unknown, what = 'Error:') => {
    if (error instanceof ApiError && error.kind === 'aborted') return;
    if (!useSession.getState().isAuthenticated) return;
    notify.error(`${what} ${messageOf(error, UNKNOWN)}`);
  },
  exported: () => notify.success('Relatório gerado com sucesso!'),
  notExported: (answered: boolean) =>
    notify.error(answered ? 'Erro ao gerar o relatório 1' : 'Erro ao gerar o relatório'),
};
