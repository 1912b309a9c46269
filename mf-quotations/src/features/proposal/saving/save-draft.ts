import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { ifMatch, STALE } from '@rodovia/shared/contracts/records';
import { ApiError, api, notify } from '@rodovia/shared/runtime';
import { readAgain, showPresent } from '../calls';
import { type Draft, draftOf } from '../draft/draft';
import { contentOf, storable } from '../draft/update';
import { usualUnit } from '../draft/usual-unit';
import type { SaveState } from './save-state';
import type { SaveAnswer } from './saver';
import { fingerprintOf } from './unsent-draft';

const UNKNOWN = 'não foi possível concluir.';

/** Interprets a version conflict: the version is somebody else's, or our own if only the answer was lost. */
function staleAnswer(present: Proposal, sent: Draft): SaveAnswer<Draft> {
  showPresent(present);
  const theirs = draftOf(present, usualUnit());
  const isOwn = fingerprintOf(theirs) === fingerprintOf(sent);
  if (isOwn) return { type: 'accepted', version: present.Version, stored: sent };
  return { type: 'stale', version: present.Version, theirs };
}

function answerOf(error: unknown, sent: Draft): SaveAnswer<Draft> {
  if (!(error instanceof ApiError)) return { type: 'refused', message: UNKNOWN };
  if (error.kind !== 'http') return { type: 'lost' };
  if (error.status === STALE && error.present) return staleAnswer(error.present as Proposal, sent);
  // no longer a draft, or deleted: the page shows the current state, and the input stays on this device
  if (error.status === 409 || error.status === 404) {
    notify.info(error.message);
    void readAgain();
  }
  return { type: 'refused', message: Object.values(error.fieldErrors)[0] || error.message || UNKNOWN };
}

/** Saves a draft over the version that it is based on. */
export async function saveDraft(
  code: string,
  content: Draft,
  { version, stored }: SaveState<Draft>,
): Promise<SaveAnswer<Draft>> {
  if (!navigator.onLine) return { type: 'lost' };
  const sent = storable(content, stored);
  try {
    const options = { ...ifMatch({ Version: version }), unattended: true };
    const saved = await api.put<Proposal>('/proposal', { code, ...contentOf(sent) }, options);
    showPresent(saved);
    return { type: 'accepted', version: saved.Version, stored: sent };
  } catch (error) {
    return answerOf(error, sent);
  }
}
