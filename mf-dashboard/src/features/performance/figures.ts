import type { Performance, PerformanceFigures } from '@rodovia/shared/contracts/back-office';
import { WITHOUT } from '@rodovia/shared/contracts/quotations';
import { callPath } from '@rodovia/shared/contracts/records';

export type Figures = PerformanceFigures['Total'];

/** Filters of a list of quotations, by query key. */
export type Narrowing = Record<string, string | undefined>;

type Period = Performance['Period'];

/** Returns the address of the quotations closed in a period, with additional filters. */
export const listOf = ({ StartDate, EndDate }: Period, narrowed: Narrowing): string =>
  callPath('/admin/orcamentos', { startDate: StartDate, endDate: EndDate, ...narrowed });

/** A count: its label, and the filter of the quotations that it counts. */
export interface CountedFigure {
  field: keyof Figures;
  label: string;
  filter: Narrowing;
}

/** Counts with the filters of their lists. */
export const COUNTS = {
  closed: { field: 'Closed', label: 'fechados', filter: {} },
  proposed: { field: 'Proposed', label: 'com proposta', filter: { answer: 'PROPOSED' } },
  inTime: { field: 'InTime', label: 'no prazo', filter: { answer: 'IN_TIME' } },
  late: { field: 'Late', label: 'atrasados', filter: { answer: 'LATE' } },
  accepted: { field: 'Accepted', label: 'com proposta aceita', filter: { answer: 'ACCEPTED' } },
  won: { field: 'Won', label: 'ganhos', filter: { outcome: 'WON' } },
  lost: { field: 'Lost', label: 'perdidos', filter: { outcome: 'LOST' } },
  unanswered: { field: 'Unanswered', label: 'sem resposta do cliente', filter: { outcome: 'UNANSWERED' } },
} as const satisfies Record<string, CountedFigure>;

const HOUR_MINUTES = 60;

/** Formats working minutes: `45 min`, `3 h 20 min`; a dash if null. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return '–';
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / HOUR_MINUTES);
  const rest = whole % HOUR_MINUTES;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Formats a share in percent; a dash if the whole is zero. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;

/** Share of won quotations among those whose service has ended. */
export const wonShare = ({ Won, Lost, Unanswered }: Figures) => shareText(Won, Won + Lost + Unanswered);

/** Share of quotations answered in time among those whose response time is over. */
export const inTimeShare = ({ InTime, Late }: Figures) => shareText(InTime, InTime + Late);

/** Figures of a period and of the previous one. */
export interface Compared<T> {
  code: string;
  name: string;
  current: T;
  previous: T;
}

interface Row {
  Code: string;
  Name: string;
}

/** Joins rows of both periods; `nothing` replaces a missing side. */
export function sideBySide<R extends Row, T>(
  current: readonly R[],
  previous: readonly R[],
  read: (row: R) => T,
  nothing: T,
): Compared<T>[] {
  const before = new Map(previous.map((row) => [row.Code, row]));
  const now = new Set(current.map(({ Code }) => Code));
  const value = (row?: R) => (row ? read(row) : nothing);
  return [
    ...current.map((row) => ({
      code: row.Code,
      name: row.Name,
      current: read(row),
      previous: value(before.get(row.Code)),
    })),
    ...previous
      .filter(({ Code }) => !now.has(Code))
      .map((row) => ({ code: row.Code, name: row.Name, current: nothing, previous: read(row) })),
  ];
}

const lostFor = ({ Total }: { Total: number }) => Total;

/** Number of lost quotations without a reason. */
const withoutReason = ({ Total, LossReasons }: PerformanceFigures) =>
  Total.Lost - LossReasons.reduce((sum, reason) => sum + reason.Total, 0);

/** Returns the loss reasons of both periods, those without a reason last. */
export function lossReasons({ Current, Previous }: Performance): Compared<number>[] {
  const reasons = sideBySide(Current.LossReasons, Previous.LossReasons, lostFor, 0);
  const untold = { current: withoutReason(Current), previous: withoutReason(Previous) };
  if (untold.current + untold.previous === 0) return reasons;
  return [...reasons, { code: WITHOUT, name: 'Sem motivo informado', ...untold }];
}
