import type { Proposal } from '@rodovia/shared/contracts';
import { unsentKey, useSession } from '@rodovia/shared/runtime';
import { type Dispatch, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import type { Draft } from '../draft/draft';
import { type Sheet, type SheetAction, sheetReducer } from '../draft/reducer';
import { saveDraft } from './save-draft';
import type { SaveState } from './save-state';
import { createSaver, type Saver } from './saver';
import { keepUnsent, openDraft, readUnsent } from './unsent';

/** A draft in work: what is typed, how far its saving has come, and whether this device could keep it. */
export interface Editor {
  sheet: Sheet;
  dispatch: Dispatch<SheetAction>;
  saving: SaveState<Draft>;
  saver: Saver<Draft>;
  isKept: () => boolean;
  settle: (side: 'mine' | 'theirs') => void;
}

function openEditor(proposal: Proposal, account: string) {
  const key = unsentKey(account, proposal.QuotationCode);
  let kept = true;
  const saver = createSaver(openDraft(proposal, readUnsent(key)), {
    send: (content, state) => saveDraft(proposal.Code, content, state),
    keep: (state) => {
      kept = keepUnsent(key, proposal.Code, state);
    },
  });
  return { saver, isKept: () => kept };
}

/** Sends what waits when the network is back, when the page is put aside, and when it is left. */
function useFlush(saver: Saver<Draft>) {
  useEffect(() => {
    const flush = () => void saver.flush();
    const flushHidden = () => document.hidden && flush();
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [saver]);
}

/** Opens a draft; what this device has kept of it is put back and sent. Everything that is typed is saved by itself. */
export function useEditor(proposal: Proposal): Editor {
  const account = useSession(({ code }) => code) ?? '';
  const [{ saver, isKept }] = useState(() => openEditor(proposal, account));
  const saving = useSyncExternalStore(saver.subscribe, saver.state);
  const [sheet, dispatch] = useReducer(sheetReducer, { draft: saver.state().typed, undo: null });
  useEffect(() => {
    if (saver.state().typed !== sheet.draft) saver.type(sheet.draft);
  }, [saver, sheet.draft]);
  useFlush(saver);
  const settle = (side: 'mine' | 'theirs') => {
    saver.settle(side);
    if (side === 'theirs') dispatch({ type: 'replace', draft: saver.state().typed });
  };
  return { sheet, dispatch, saving, saver, isKept, settle };
}
