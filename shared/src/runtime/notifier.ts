import { create } from 'zustand';

/** What a toast reports. */
export type ToastKind = 'success' | 'error' | 'info';
/** A link in a toast that leads to the next step. */
export interface ToastAction {
  label: string;
  href: string;
}
/** A toast on the page. */
export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action?: ToastAction;
}

let next = 1;

/** Toasts on the page, oldest first. */
export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

const show = (kind: ToastKind, text: string, action?: ToastAction) => {
  const toast = { id: next++, kind, text, action };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((other) => other.text !== text), toast] }));
};

/** Removes a toast. */
export const dismissToast = (id: number) =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/** Removes the toasts that link to `href`, because their subject is now in view. */
export const dismissToastsTo = (href: string) =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ action }) => action?.href !== href) }));

/** Shows toasts. The layout decides how long they stay. */
export const notify = {
  success: (text: string, action?: ToastAction) => show('success', text, action),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
};
