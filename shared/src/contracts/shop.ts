import { type Static, Type } from 'typebox';
import { WorkSpan } from './desk-settings';

/**
 * What everybody may know of the company, written as it is shown and empty where the company does not say it. `Phone`
 * and `Whatsapp` are Brazilian numbers with their area; `Hours` is `WorkHours` in words.
 */
export const Shop = Type.Object({
  Name: Type.String(),
  Document: Type.String(),
  Address: Type.String(),
  Phone: Type.String(),
  Whatsapp: Type.String(),
  Hours: Type.String(),
  WorkHours: Type.Array(WorkSpan),
});
export type Shop = Static<typeof Shop>;
