import { create } from 'zustand';

/** A dialog that any part of the page may ask for; `props` go to its component. */
export interface OpenDialog {
  name: string;
  props?: Record<string, unknown>;
}

/** The dialog that is open, if any. */
export const useDialog = create<{ open: OpenDialog | null }>(() => ({ open: null }));

/** Opens a dialog in place of the one that is open. */
export const openDialog = (name: string, props?: Record<string, unknown>) =>
  useDialog.setState({ open: { name, props } });

export const closeDialog = () => useDialog.setState({ open: null });
