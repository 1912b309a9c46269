import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 12;
const SIGNATURE_LENGTH = 22;
const MONTH_S = 30 * 24 * 3600;

/** Name of the cookie that identifies a visitor. */
export const VISIT_COOKIE = 'visit';

/** Signed random ids of browsers, so that visits cannot be invented. */
export interface Visits {
  /** Returns the cookie and id of a new visit. */
  begin(): { id: string; cookie: string };
  /** Returns the id of a cookie; null if it was not issued here. */
  idOf(value: string | null | undefined): string | null;
}

/** @param secret shared by all instances. */
export function createVisits(secret: string): Visits {
  const sign = (id: string) =>
    createHmac('sha256', secret).update(`visit ${id}`).digest('base64url').slice(0, SIGNATURE_LENGTH);
  return {
    begin() {
      const id = randomBytes(ID_BYTES).toString('hex');
      const value = `${id}_${sign(id)}`;
      return { id, cookie: `${VISIT_COOKIE}=${value}; Path=/; Max-Age=${MONTH_S}; HttpOnly; SameSite=Lax` };
    },
    idOf(value) {
      const [id = '', signature = ''] = (value ?? '').split(/_(.*)/s);
      const wanted = Buffer.from(sign(id));
      const given = Buffer.from(signature);
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
    },
  };
}
