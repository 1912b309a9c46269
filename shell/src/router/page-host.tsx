import { Navigate, useLocation, useNavigationType } from '@rodovia/shared/router';
import { dropInlinedAnswers, dropReads, lazyComponent, useSession } from '@rodovia/shared/runtime';
import { Boundary, ErrorPanel } from '@rodovia/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { DialogHost } from '../dialogs/dialog-host';
import { StorefrontLayout } from '../layouts/storefront/storefront-layout';
import type { KnownModule } from '../remotes/discovery';
import { RemoteArea } from '../remotes/remote-area';
import { menuOf, titleOf } from './menu';
import { PageSkeleton } from './page-skeleton';
import { type Destination, resolve } from './resolve';

const BackOfficeLayout = lazyComponent(() =>
  import(/* webpackChunkName: "area-back-office" */ '../layouts/back-office/back-office-layout').then(
    ({ BackOfficeLayout }) => BackOfficeLayout,
  ),
);
const SellerLayout = lazyComponent(() =>
  import(/* webpackChunkName: "area-seller" */ '../layouts/seller/seller-layout').then(
    ({ SellerLayout }) => SellerLayout,
  ),
);
const Landing = lazyComponent(() =>
  import(/* webpackChunkName: "landing" */ '../login/landing').then(({ Landing }) => Landing),
);

const layouts = { 'back-office': BackOfficeLayout, seller: SellerLayout };

/** Fetches the code of what stands around a place, so that the place is shown whole at once. */
export function preloadFrame(place: Destination): Promise<unknown> | undefined {
  if (place.kind === 'landing') return Landing.preload();
  if (place.kind !== 'module' || place.route.area === 'storefront') return undefined;
  return layouts[place.route.area].preload();
}

function AreaLayout({ area, modules, children }: { area: string; modules: KnownModule[]; children: ReactNode }) {
  if (area === 'storefront') return <StorefrontLayout>{children}</StorefrontLayout>;
  if (area === 'seller') return <SellerLayout menu={menuOf(modules, 'seller')}>{children}</SellerLayout>;
  return <BackOfficeLayout menu={menuOf(modules, 'back-office')}>{children}</BackOfficeLayout>;
}

/** A new page starts at its top. The answers that came with the first page are dropped: they are no longer fresh. */
function useNewPage() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    // sent on from the address that was opened: still the first page
    if (first.current && type === 'REPLACE') {
      first.current = pathname;
      return;
    }
    first.current = '';
    dropInlinedAnswers();
    dropReads();
    if (type === 'PUSH') scrollTo(0, 0);
  }, [pathname, type]);
}

function Place({ place, modules }: { place: Destination; modules: KnownModule[] }) {
  const { hash } = useLocation();
  if (place.kind === 'redirect') return <Navigate to={{ pathname: place.to, hash }} replace />;
  if (place.kind === 'landing') return <Landing />;
  if (place.kind === 'unpublished') {
    return (
      <AreaLayout area={place.area} modules={modules}>
        <ErrorPanel title="Esta área não está publicada" text="Nenhum módulo publicado atende a este endereço." />
      </AreaLayout>
    );
  }
  return (
    <AreaLayout area={place.route.area} modules={modules}>
      <RemoteArea module={place.owner} loading={<PageSkeleton title={titleOf(modules, place.route)} />} />
    </AreaLayout>
  );
}

/** Shows the page of the current address, as the current role may see it, inside the layout of its area. */
export function PageHost({ modules }: { modules: KnownModule[] }) {
  const { pathname } = useLocation();
  const role = useSession((session) => session.role);
  useNewPage();
  return (
    <>
      <Boundary title="Não foi possível abrir esta página" page={pathname} loading={<PageSkeleton />}>
        <Place place={resolve(modules, pathname, role)} modules={modules} />
      </Boundary>
      <DialogHost modules={modules} />
    </>
  );
}
