import { type Static, Type } from 'typebox';
import { Code, Instant } from '../records/common';

/** An active session of the caller. `Device` is derived from the browser's user agent ('Chrome no Android'). */
export const OpenSession = Type.Object({
  Code,
  Device: Type.String(),
  Created: Instant,
  LastSeen: Instant,
  IsCurrent: Type.Boolean(),
});
export type OpenSession = Static<typeof OpenSession>;
