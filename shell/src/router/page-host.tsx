import { Navigate, useLocation } from '@rodovia/shared/router';
import { lazyComponent, useSession } from '@rodovia/shared/runtime';
import { Boundary, ErrorPanel } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import { DialogHost } from '../dialogs/dialog-host';
import { StorefrontLayout } from '../layouts/storefront/storefront-layout';
import type { KnownModule } from '../remotes/discovery';
import { RemoteArea } from '../remotes/remote-area';
import { menuOf, titleOf } from './menu';
import { PageSkeleton } from './page-skeleton';
import { type Destination, resolve } from './resolve';
import { usePlace } from './use-place';

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

/** Preloads the code of an area's layout, so that the page is shown in one step. */
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

function Place({ place, modules }: { place: Destination; modules: KnownModule[] }) {
  const { hash } = useLocation();
  if (place.kind === 'redirect') return <Navigate to={{ pathname: place.to, hash }} replace />;
  if (place.kind === 'landing') return <Landing />;
  if (place.kind === 'unpublished') {
    return (
      <AreaLayout area={place.area} modules={modules}>
        <ErrorPanel
          title="Esta área não está publicada"
          text="Nenhum módulo publicado atende a este endereço."
          isPage
        />
      </AreaLayout>
    );
  }
  return (
    <AreaLayout area={place.route.area} modules={modules}>
      <RemoteArea module={place.owner} loading={<PageSkeleton title={titleOf(modules, place.route)} />} />
    </AreaLayout>
  );
}

/** Shows the page of the current address for the current role, inside the layout of its area. */
export function PageHost({ modules }: { modules: KnownModule[] }) {
  const { pathname } = useLocation();
  const role = useSession((session) => session.role);
  usePlace();
  return (
    <>
      <Boundary title="Não foi possível abrir esta página" page={pathname} loading={<PageSkeleton />}>
        <Place place={resolve(modules, pathname, role)} modules={modules} />
      </Boundary>
      <DialogHost modules={modules} />
    </>
  );
}
