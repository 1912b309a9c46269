import { BOARD_DAYS, type BoardColumn, type BoardStage } from '@rodovia/shared/contracts/quotations';
import { formatNumber } from '@rodovia/shared/runtime';

/** Names of the stages. */
export const STAGE_LABELS: Record<BoardStage, string> = {
  OPEN: 'A atender',
  PREPARING: 'Em preparo',
  PROPOSED: 'Proposta enviada',
  REFUSED: 'Recusada',
  ACCEPTED: 'Aceita, a concluir',
  ENDED: `Encerrados em ${BOARD_DAYS} dias`,
};

/** Describes how many of a column's quotations are without a proposal; empty if all have one. */
export function unpricedWords({ Unpriced, Count, Stage }: BoardColumn): string {
  if (Unpriced === 0 || Stage === 'ENDED') return '';
  return Unpriced === Count ? 'sem proposta' : `${formatNumber(Unpriced)} sem proposta`;
}

/** Describes what a column's forecast is derived from: '12 de 40 ganhos (30 %)'. */
export function chanceWords({ Ended, Won, ForecastCents }: BoardColumn): string {
  if (ForecastCents === null) return Ended === 1 ? 'só 1 encerrado' : `só ${formatNumber(Ended)} encerrados`;
  return `${formatNumber(Won)} de ${formatNumber(Ended)} ganhos (${Math.round((Won / Ended) * 100)} %)`;
}
