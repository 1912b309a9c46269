import type { PerformanceFigures } from '../back-office/dashboard';

/** Results of a period in which no quotation was closed. */
export const NO_FIGURES: PerformanceFigures['Total'] = {
  Closed: 0,
  Proposed: 0,
  ProposedCents: 0,
  Accepted: 0,
  AcceptedCents: 0,
  InTime: 0,
  Late: 0,
  Won: 0,
  Lost: 0,
  Unanswered: 0,
  MedianMinutes: null,
  P90Minutes: null,
};
