import '../shell/src/type-family.css';
import './gallery.css';
import '@rodovia/shared/tokens.css';
import '@rodovia/shared/classes.css';
import { BrowserRouter } from '@rodovia/shared/router';
import { chooseTheme, QueryClientProvider, queryClient } from '@rodovia/shared/runtime';
import { type ReactNode, useEffect } from 'react';

interface Props {
  children: ReactNode;
  globalState: { theme: 'light' | 'dark' | 'auto' };
  /** `isStaff`: shown in the text size of the back office. */
  storyMeta?: { isStaff?: boolean };
}

/** Surroundings of every story: router, server state, and the theme chosen in Ladle. */
export const Provider = ({ children, globalState: { theme }, storyMeta }: Props) => {
  useEffect(() => {
    chooseTheme(theme === 'auto' ? 'system' : theme);
  }, [theme]);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <main className={storyMeta?.isStaff ? 'gallery gallery-staff' : 'gallery'}>{children}</main>
      </BrowserRouter>
    </QueryClientProvider>
  );
};
