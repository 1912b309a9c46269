import { type Static, Type } from 'typebox';
import { Code, Instant } from './common';

/** A log-in of the caller that has not ended; `Device` is what its browser said of itself ('Chrome no Android'). */
export const OpenSession = Type.Object({
  Code,
  Device: Type.String(),
  Created: Instant,
  LastSeen: Instant,
  IsCurrent: Type.Boolean(),
});
export type OpenSession = Static<typeof OpenSession>;
