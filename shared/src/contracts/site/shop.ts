import { type Static, Type } from 'typebox';
import { WorkSpan } from '../quotations/desk-settings';
import { SiteLink } from './site-content';

/**
 * Public information about the company, formatted for display and empty if the company has not provided it. `Phone` and
 * `Whatsapp` are Brazilian numbers with area code; `Hours` are the working hours in words. `Links` are shown in the
 * footer. `TakesGuests` is whether a cart can be closed without an account.
 */
export const Shop = Type.Object({
  Name: Type.String(),
  Document: Type.String(),
  Address: Type.String(),
  Phone: Type.String(),
  Whatsapp: Type.String(),
  Hours: Type.String(),
  WorkHours: Type.Array(WorkSpan),
  TakesGuests: Type.Boolean(),
  Links: Type.Array(SiteLink),
});
export type Shop = Static<typeof Shop>;
