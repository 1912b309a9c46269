import { statusWords } from '../quotations/quotation-statuses';
import type { Notice } from './notices';

type Facts = Pick<Notice, 'Kind' | 'Number' | 'Status' | 'SellerName' | 'Text' | 'Left'>;

function stepWords({ Number: number, Status, SellerName }: Facts): string {
  if (Status === 'OPEN') return `Novo orçamento nº ${number}`;
  if (Status === 'IN PROGRESS') return `Orçamento nº ${number} em atendimento${SellerName ? ` por ${SellerName}` : ''}`;
  return `Orçamento nº ${number}: ${statusWords(Status ?? '').toLowerCase()}`;
}

/** Returns what a notice says in one line; who did it and when stand beside it. */
export function noticeWords(notice: Facts): string {
  const { Kind, Number: number, SellerName, Text, Left } = notice;
  if (Left) return `Orçamento nº ${number} passou a ${SellerName ?? 'outro vendedor'}`;
  switch (Kind) {
    case 'EDIT':
      return `Orçamento nº ${number} alterado`;
    case 'MESSAGE':
      return `Mensagem no orçamento nº ${number}`;
    case 'REASSIGNMENT':
      return `Orçamento nº ${number} passou a ${SellerName ?? 'outro vendedor'}`;
    case 'PROPOSAL':
      return Text.replace(/\.$/, '') || `Novidade na proposta do orçamento nº ${number}`;
    case 'UNDONE':
      return `Alteração desfeita: ${Text}`;
    default:
      return stepWords(notice);
  }
}

/** Returns the text below a notice: what the history says, unless the line above already says it. */
export const noticeDetail = ({ Kind, Text }: Pick<Notice, 'Kind' | 'Text'>): string =>
  Kind === 'PROPOSAL' || Kind === 'UNDONE' ? '' : Text;
