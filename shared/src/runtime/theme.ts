import { create } from 'zustand';

export type ThemeChoice = 'system' | 'light' | 'dark';

const YEAR_S = 365 * 24 * 3600;
const CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

function chosen(): ThemeChoice {
  const attribute = globalThis.document?.documentElement.dataset.theme;
  return CHOICES.find((choice) => choice === attribute) ?? 'system';
}

/** The visitor's choice of theme. The server writes it into the page's root element, so that the page does not flash. */
export const useThemeChoice = create<{ choice: ThemeChoice }>(() => ({ choice: 'system' }));
useThemeChoice.setState({ choice: chosen() });

/** Follows `choice` from now on; kept in a cookie, because a log-out clears the browser's storage. */
export function chooseTheme(choice: ThemeChoice) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox ESR
  document.cookie = `theme=${choice}; path=/; max-age=${YEAR_S}; samesite=lax`;
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  useThemeChoice.setState({ choice });
}

/** True while the page is shown dark. */
export function useIsDark(): boolean {
  const choice = useThemeChoice((state) => state.choice);
  const system = useSystemDark((state) => state.dark);
  return choice === 'system' ? system : choice === 'dark';
}

const media = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const useSystemDark = create<{ dark: boolean }>(() => ({ dark: false }));
if (media?.matches) useSystemDark.setState({ dark: true });
media?.addEventListener('change', ({ matches }) => useSystemDark.setState({ dark: matches }));
