import { type Static, Type } from 'typebox';
import { WorkSpan } from './desk-settings';
import { SiteLink } from './site-content';

/**
 * What everybody may know of the company, written as it is shown and empty where the company does not say it. `Phone`
 * and `Whatsapp` are Brazilian numbers with their area; `Hours` is `WorkHours` in words. `Links`
 * stand in the footer.
 */
export const Shop = Type.Object({
  Name: Type.String(),
  Document: Type.String(),
  Address: Type.String(),
  Phone: Type.String(),
  Whatsapp: Type.String(),
  Hours: Type.String(),
  WorkHours: Type.Array(WorkSpan),
  Links: Type.Array(SiteLink),
});
export type Shop = Static<typeof Shop>;
