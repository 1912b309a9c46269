import type { Role } from '@rodovia/shared/contracts/people';
import type { RuntimeConfig } from '@rodovia/shared/contracts/platform';

/** Person types of artificial sessions, and in recordings. */
export const PERSON_TYPES = { client: 'client', admin: 'admin', seller: 'seller' };

/** Code and name of the person of artificial sessions. */
export const SELF = 'prova';

/** Channel of pages that are served without an API. */
export const CHANNEL = process.env.CHANNEL_CODE ?? 'web';

/** Configuration of pages that are served without an API. */
export const artificialConfig: RuntimeConfig = {
  apiBase: '/api',
  channelCode: CHANNEL,
  personTypes: PERSON_TYPES,
};

/** Roles that an artificial session can have. */
export const SESSION_ROLES = ['client', 'seller', 'admin'] as const satisfies readonly Role[];

/** Returns the token of the artificial session of a role. */
export const tokenOf = (role: Role) => `${SELF}-${role}`;

/** Returns the role of a call by its header `authorization`. */
export const roleOfToken = (authorization = ''): Role =>
  SESSION_ROLES.find((role) => authorization === `Bearer ${tokenOf(role)}`) ?? 'visitor';
