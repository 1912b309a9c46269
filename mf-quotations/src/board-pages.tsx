import type { Filter } from '@rodovia/shared/crud';
import { BoardPage } from './features/board/board-page';
import { DecisionDialog } from './features/proposal/present/present-actions';

/** The board of quotations, with the dialog of the proposals. */
export const QuotationBoard = (props: { list: string; filters: readonly Filter[] }) => (
  <BoardPage {...props} Decision={DecisionDialog} />
);
