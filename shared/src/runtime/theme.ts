import { create } from 'zustand';

/** Theme that a visitor can choose. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const YEAR_S = 365 * 24 * 3600;

/** The attribute is the server's, which knows no other themes. */
const chosen = () => (globalThis.document?.documentElement.dataset.theme ?? 'system') as ThemeChoice;

/** Theme chosen by the visitor. The server sets it on the root element, so that the page does not flash. */
export const useThemeChoice = create<{ choice: ThemeChoice }>(() => ({ choice: 'system' }));
useThemeChoice.setState({ choice: chosen() });

/** Sets the theme. It is stored in a cookie, because a log-out clears the storage. */
export function chooseTheme(choice: ThemeChoice) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox ESR
  document.cookie = `theme=${choice}; path=/; max-age=${YEAR_S}; samesite=lax`;
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  useThemeChoice.setState({ choice });
}

/** Whether the page is shown in the dark theme. */
export function useIsDark(): boolean {
  const choice = useThemeChoice((state) => state.choice);
  const system = useSystemDark((state) => state.dark);
  return choice === 'system' ? system : choice === 'dark';
}

const media = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const useSystemDark = create<{ dark: boolean }>(() => ({ dark: false }));
if (media?.matches) useSystemDark.setState({ dark: true });
media?.addEventListener('change', ({ matches }) => useSystemDark.setState({ dark: matches }));
