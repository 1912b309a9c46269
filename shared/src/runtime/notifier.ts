import { create } from 'zustand';

export type ToastKind = 'success' | 'error' | 'info';
/** The next step that a toast offers: a link. */
export interface ToastAction {
  label: string;
  href: string;
}
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

/** Takes a toast off the page. */
export const dismissToast = (id: number) =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/** Takes the toasts that lead to `href` off the page: what they speak of is in view now. */
export const dismissToastsTo = (href: string) =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ action }) => action?.href !== href) }));

/** Shows toasts. How long one stays is decided by the layout. */
export const notify = {
  success: (text: string, action?: ToastAction) => show('success', text, action),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
};
