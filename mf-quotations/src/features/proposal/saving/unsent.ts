import type { Proposal } from '@rodovia/shared/contracts';
import { unsentKey } from '@rodovia/shared/runtime';
import { type Draft, type DraftLine, draftOf } from '../draft/draft';
import { contentOf, countErrors, storable } from '../draft/update';
import { isDirty, type SaveState } from './save-state';

/** What this device keeps of a draft that no server has as it is typed. Contents are told apart by their fingerprints. */
export interface Unsent {
  /** Code of the draft. */
  code: string;
  version: number;
  /** Of what it was typed over, and of what was on its way when it was kept. */
  base: string;
  sent: string | null;
  draft: Draft;
}

/** 53 bits of a text: enough to tell whether two contents are the same. */
function fingerprint(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

const known = new WeakMap<Draft, string>();

/** Of a draft that can be stored. */
export function fingerprintOf(draft: Draft): string {
  const text = known.get(draft) ?? fingerprint(JSON.stringify(contentOf(draft)));
  known.set(draft, text);
  return text;
}

const isLine = (value: unknown): value is DraftLine => {
  const line = value as Partial<DraftLine> | null;
  return [line?.key, line?.quantity, line?.price, line?.discount, line?.leadTime, line?.note].every(
    (text) => typeof text === 'string',
  );
};

function isUnsent(value: unknown): value is Unsent {
  const { code, version, base, draft } = (value ?? {}) as Partial<Unsent>;
  const typed = typeof code === 'string' && typeof base === 'string' && Number.isInteger(version);
  return typed && Array.isArray(draft?.lines) && draft.lines.every(isLine) && typeof draft.terms === 'object';
}

/** What is kept at `key`; nothing where it is not what this release keeps. */
export function readUnsent(key: string): Unsent | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isUnsent(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps what the server does not have; nothing, where it has it all. Answers whether it could be kept. */
export function keepUnsent(key: string, code: string, state: SaveState<Draft>): boolean {
  const { version, stored, typed, sending } = state;
  if (state.closed || (!isDirty(state) && countErrors(typed) === 0)) {
    localStorage.removeItem(key);
    return true;
  }
  const sent = sending && fingerprintOf(storable(sending, stored));
  const unsent: Unsent = { code, version, base: fingerprintOf(stored), sent, draft: typed };
  try {
    localStorage.setItem(key, JSON.stringify(unsent));
    return true;
  } catch {
    return false;
  }
}

/** Forgets what is kept of a quotation. */
export const forgetUnsent = (account: string, quotationCode: string) =>
  localStorage.removeItem(unsentKey(account, quotationCode));

/** The state that a draft opens in: as it is stored, with what this device has kept of it put back. */
export function openDraft(proposal: Proposal, unsent: Unsent | null): SaveState<Draft> {
  const stored = draftOf(proposal);
  const { Version: version } = proposal;
  const fresh = { version, stored, saved: stored, typed: stored, sending: null, trouble: null, closed: false };
  if (!unsent) return fresh;
  const found = fingerprintOf(stored);
  const restored = { ...fresh, typed: unsent.draft };
  if ([unsent.base, unsent.sent, fingerprintOf(storable(unsent.draft, stored))].includes(found)) return restored;
  return { ...restored, trouble: { kind: 'conflict', version, theirs: stored } };
}
