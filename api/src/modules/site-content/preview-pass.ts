import { PREVIEW_COOKIE, type SiteContent } from '@rodovia/shared/contracts';
import { eq } from 'drizzle-orm';
import { createSigner, createVerifier } from 'fast-jwt';
import type { ApiConfig } from '../../base/config';
import { keyFor } from '../../base/keys';
import type { Executor } from '../../db/database';
import { person } from '../../db/schema';
import { type Actor, type Claims, findActor } from '../../identity/actor';
import { readDraft } from './content-store';

const LASTS_S = 1800;

type PreviewConfig = Pick<ApiConfig, 'tokenSecret' | 'publicUrl' | 'personTypes' | 'secondStep'>;

/** Under a key of its own: what opens a preview opens nothing else, nor does a token open a preview. */
const keyOf = (config: PreviewConfig) => keyFor(config, 'content preview');

/** Makes the cookie of an administrator's session. It is read by the page's server alone. */
export function createPreviewCookie(config: PreviewConfig): (db: Executor, who: Actor) => Promise<string> {
  const sign = createSigner({ key: keyOf(config), algorithm: 'HS256', expiresIn: LASTS_S * 1000 });
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return async (db, { code, session = '' }) => {
    const [row] = await db.select({ ver: person.tokenVersion }).from(person).where(eq(person.code, code));
    const pass = sign({ sub: code, sid: session, ver: row?.ver ?? -1 } satisfies Claims);
    return `${PREVIEW_COOKIE}=${pass}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${LASTS_S}${secure}`;
  };
}

/**
 * The draft for the browser that has this cookie; null where the cookie is none or has ended, or its session has, or
 * who is behind it is no administrator any more.
 */
export function createDraftReader(
  config: PreviewConfig,
  db: Executor,
): (cookie: string | undefined) => Promise<SiteContent | null> {
  const verify = createVerifier({ key: keyOf(config), algorithms: ['HS256'] });
  return async (cookie) => {
    let claims: Claims;
    try {
      claims = verify(cookie ?? '') as Claims;
    } catch {
      return null;
    }
    const actor = await findActor(db, config, claims);
    return actor?.role === 'admin' && !actor.mustEnrol ? (await readDraft(db)).Content : null;
  };
}
