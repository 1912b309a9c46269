import { type Static, Type } from 'typebox';
import { Instant } from '../records/common';

/** An entry of the log that administrators read. */
export const LogEntry = Type.Object({ Id: Type.Integer(), Message: Type.String(), Created: Instant });
export type LogEntry = Static<typeof LogEntry>;
