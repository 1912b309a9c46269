import { type Static, Type } from 'typebox';
import { Nullable } from '../records/common';
import { BOARD_STAGES } from './quotation-statuses';
import { ShoppingCart } from './quotations';

/**
 * A column of the board: its quotations, of which the first are in `Rows`. `TotalCents` is the sum of their latest
 * proposals, of which `Unpriced` have none; of finished quotations, only what was won counts. `Ended` quotations that
 * were once in this stage ended in the period of the forecast, and `Won` of them were won. `ForecastCents` follows from
 * these; null for finished quotations, and where too few ended.
 */
export const BoardColumn = Type.Object({
  Stage: Type.Enum([...BOARD_STAGES]),
  Count: Type.Integer(),
  Unpriced: Type.Integer(),
  TotalCents: Type.Integer(),
  Ended: Type.Integer(),
  Won: Type.Integer(),
  ForecastCents: Nullable(Type.Integer()),
  Rows: Type.Array(ShoppingCart),
});
export type BoardColumn = Static<typeof BoardColumn>;

/**
 * Quotations by stage. `WonCents` is the mean amount of what was won in the period of the forecast; quotations without
 * a proposal count with it. `ForecastCents` is the sum of the columns, null if none has a forecast.
 */
export const QuotationBoard = Type.Object({
  Columns: Type.Array(BoardColumn),
  WonCents: Type.Integer(),
  ForecastCents: Nullable(Type.Integer()),
});
export type QuotationBoard = Static<typeof QuotationBoard>;
