import { PREVIEW_COOKIE, type SiteContent } from '@rodovia/shared/contracts/site';
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

/** A key of its own, so that previews and tokens cannot be exchanged. */
const keyOf = (config: PreviewConfig) => keyFor(config, 'content preview');

/** Creates the preview cookie of an administrator's session, which is only read by the page server. */
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
 * Returns the draft for a browser's preview cookie; null if it is invalid or expired, its session has ended, or the
 * person is no longer an administrator.
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
