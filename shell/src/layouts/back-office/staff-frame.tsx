import { useLocation } from '@rodovia/shared/router';
import type { Crumb, MenuItem } from '@rodovia/shared/runtime';
import { OfflineNotice, Toaster } from '@rodovia/shared/ui';
import { type ReactNode, useState } from 'react';
import { nearest } from '../../router/menu';
import { useHeadingFocus } from '../use-heading-focus';
import { Breadcrumb } from './breadcrumb';
import { Drawer } from './drawer';
import { Header } from './header';
import { JumpLayer } from './jump/jump-layer';
import { useShortcuts } from './jump/use-shortcuts';
import { LoadingOverlay } from './loading-overlay';
import { Sidebar } from './sidebar';
import styles from './staff-frame.module.css';
import { useIsNarrow } from './use-is-narrow';
import { usePrefetch } from './use-prefetch';

const TOAST_MS = 2000;

interface Props {
  /** Name of the area, shown in the header. */
  title: string;
  /** First breadcrumb of every page. */
  root: Crumb & { href: string };
  menu: readonly MenuItem[];
  /** Address of the user's profile. */
  profile: string;
  children: ReactNode;
}

/** Frame of all staff pages: header, collapsible sidebar, breadcrumbs, toasts and 'Carregando...'. */
export function StaffFrame({ title, root, menu, profile, children }: Props) {
  useHeadingFocus();
  usePrefetch();
  const { pathname } = useLocation();
  const narrow = useIsNarrow();
  const [wide, setWide] = useState(true);
  const [drawer, setDrawer] = useState(false);
  const [shown, show] = useShortcuts();
  const toggle = () => (narrow ? setDrawer(!drawer) : setWide(!wide));
  const close = () => setDrawer(false);
  return (
    <>
      <a href="#conteudo" className={styles.skip}>
        Ir para o conteúdo
      </a>
      <Header
        title={title}
        home={root.href}
        profile={profile}
        menuOpen={narrow ? drawer : wide}
        onToggleMenu={toggle}
        onJump={() => show('jump')}
      />
      <div className={styles.frame}>
        {!narrow && (
          <aside className={styles.side}>
            <Sidebar menu={menu} narrow={!wide} />
          </aside>
        )}
        <main id="conteudo" tabIndex={-1} className={styles.main}>
          <Breadcrumb root={root} place={nearest(menu, pathname)?.label ?? root.label} />
          {children}
        </main>
      </div>
      {narrow && drawer && (
        <Drawer label="Menu" onClose={close}>
          <Sidebar menu={menu} onGo={close} />
        </Drawer>
      )}
      <JumpLayer shown={shown} menu={menu} onShow={show} />
      <LoadingOverlay />
      <OfflineNotice safe="o que você digita fica neste aparelho" />
      <Toaster duration={TOAST_MS} />
    </>
  );
}
