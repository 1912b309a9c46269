import { daysOf } from '@rodovia/shared/contracts/records';
import { serverNow } from '@rodovia/shared/runtime';

/** The day in the time zone of São Paulo by the server's clock, as `2026-11-24`. */
export const today = () => daysOf('today', new Date(serverNow())).startDate;
