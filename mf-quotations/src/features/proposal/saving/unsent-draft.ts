import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { type Draft, type DraftLine, draftOf } from '../draft/draft';
import { mergeDrafts } from '../draft/merge';
import { contentOf, countErrors, storable } from '../draft/update';
import { usualUnit } from '../draft/usual-unit';
import { isDirty, type SaveState } from './save-state';

/** Unsaved draft on this device. Contents are compared by fingerprint. */
export interface UnsentDraft {
  /** Code of the draft. */
  code: string;
  version: number;
  /** Fingerprints of the content it is based on, and of the content being sent. */
  base: string;
  sent: string | null;
  /** Content it is based on; missing in drafts of earlier releases. */
  stored?: Draft;
  draft: Draft;
}

/** 53-bit hash of a text, sufficient to tell whether two contents are equal. */
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

/** Fingerprint of a storable draft. */
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

function isUnsent(value: unknown): value is UnsentDraft {
  const { code, version, base, draft } = (value ?? {}) as Partial<UnsentDraft>;
  const typed = typeof code === 'string' && typeof base === 'string' && Number.isInteger(version);
  return typed && Array.isArray(draft?.lines) && draft.lines.every(isLine) && typeof draft.terms === 'object';
}

/** Reads the unsaved draft at `key`; null if missing or in another format. */
export function readUnsentDraft(key: string): UnsentDraft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isUnsent(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores unsaved content; removes it if everything is saved. Returns whether it could be stored. */
export function saveUnsentDraft(key: string, code: string, state: SaveState<Draft>): boolean {
  const { version, stored, typed, sending } = state;
  if (state.closed || (!isDirty(state) && countErrors(typed) === 0)) {
    localStorage.removeItem(key);
    return true;
  }
  const sent = sending && fingerprintOf(storable(sending, stored));
  const unsent: UnsentDraft = { code, version, base: fingerprintOf(stored), sent, stored, draft: typed };
  try {
    localStorage.setItem(key, JSON.stringify(unsent));
    return true;
  } catch {
    return false;
  }
}

/** Drafts of earlier releases have discounts that name their unit, or are amounts. */
const withUnit = (line: DraftLine): DraftLine => ({ ...line, discountUnit: line.discountUnit ?? 'R$' });

/** Returns the initial state of a draft: the stored one with unsaved content of this device restored. */
export function openDraft(proposal: Proposal, unsent: UnsentDraft | null): SaveState<Draft> {
  const stored = draftOf(proposal, usualUnit());
  const { Version: version } = proposal;
  const fresh = { version, stored, saved: stored, typed: stored, sending: null, trouble: null, closed: false };
  if (!unsent) return fresh;
  const found = fingerprintOf(stored);
  const restored = { ...fresh, typed: { ...unsent.draft, lines: unsent.draft.lines.map(withUnit) } };
  if ([unsent.base, unsent.sent, fingerprintOf(storable(unsent.draft, stored))].includes(found)) return restored;
  // without its base, everything that differs is asked
  const merged = unsent.stored
    ? mergeDrafts(unsent.stored, restored.typed, stored)
    : { mine: restored.typed, theirs: stored, stored, clashes: true };
  const { clashes, mine: typed } = merged;
  if (!clashes) return { ...restored, stored: merged.stored, saved: merged.stored, typed };
  return { ...restored, trouble: { kind: 'conflict', version, merged } };
}
