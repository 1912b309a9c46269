import { create } from 'zustand';

/** A dialog that any part of the page can open; `props` are passed to its component. */
export interface OpenDialog {
  name: string;
  props?: Record<string, unknown>;
}

/** The open dialog, if any. */
export const useDialog = create<{ open: OpenDialog | null }>(() => ({ open: null }));

/** Opens a dialog, replacing the open one. */
export const openDialog = (name: string, props?: Record<string, unknown>) =>
  useDialog.setState({ open: { name, props } });

/** Closes the open dialog. */
export const closeDialog = () => useDialog.setState({ open: null });
