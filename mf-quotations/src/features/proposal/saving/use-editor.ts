import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { draftKey, notify, useSession } from '@rodovia/shared/runtime';
import { type Dispatch, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { Draft } from '../draft/draft';
import { mergeDrafts } from '../draft/merge';
import { type Sheet, type SheetAction, sheetReducer } from '../draft/reducer';
import { saveDraft } from './save-draft';
import type { SaveState } from './save-state';
import { createSaver, type Saver } from './saver';
import { openDraft, readUnsentDraft, saveUnsentDraft } from './unsent-draft';

/** A draft being edited: content, saving state, and whether this device could store it. */
export interface Editor {
  sheet: Sheet;
  dispatch: Dispatch<SheetAction>;
  saving: SaveState<Draft>;
  saver: Saver<Draft>;
  isKept: () => boolean;
  settle: (side: 'mine' | 'theirs') => void;
}

type OnMerged = (base: Draft, theirs: Draft) => void;

function openEditor(proposal: Proposal, account: string, onMerged: OnMerged) {
  const key = draftKey(account, proposal.QuotationCode);
  let isStored = true;
  const saver = createSaver(openDraft(proposal, readUnsentDraft(key)), {
    send: (content, state) => saveDraft(proposal.Code, content, state),
    merge: mergeDrafts,
    onMerged,
    keep: (state) => {
      isStored = saveUnsentDraft(key, proposal.Code, state);
    },
  });
  return { saver, isKept: () => isStored };
}

/** Saves pending changes when the network returns, the page is hidden, or closed. */
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

/** Opens a draft with autosave; unsaved content of this device is restored and sent. */
export function useEditor(proposal: Proposal): Editor {
  const account = useSession(({ code }) => code) ?? '';
  const takeOver = useRef<OnMerged>(undefined);
  const [{ saver, isKept: isStored }] = useState(() =>
    openEditor(proposal, account, (base, theirs) => takeOver.current?.(base, theirs)),
  );
  const saving = useSyncExternalStore(saver.subscribe, saver.state);
  const [sheet, dispatch] = useReducer(sheetReducer, { draft: saver.state().typed, undo: null });
  takeOver.current = (base, theirs) => {
    dispatch({ type: 'merge', base, theirs });
    notify.info('Outra pessoa alterou esta proposta ao mesmo tempo. As alterações foram juntadas às suas.');
  };
  useEffect(() => {
    if (saver.state().typed !== sheet.draft) saver.type(sheet.draft);
  }, [saver, sheet.draft]);
  useFlush(saver);
  const settle = (side: 'mine' | 'theirs') => {
    saver.settle(side);
    dispatch({ type: 'replace', draft: saver.state().typed });
  };
  return { sheet, dispatch, saving, saver, isKept: isStored, settle };
}
