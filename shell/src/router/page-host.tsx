import { Navigate, useLocation, useNavigationType } from '@rodovia/shared/router';
import { dropInlinedAnswers, lazyComponent, type MenuItem, useSession } from '@rodovia/shared/runtime';
import { Boundary, ErrorPanel } from '@rodovia/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { DialogHost } from '../dialogs/dialog-host';
import { StorefrontLayout } from '../layouts/storefront/storefront-layout';
import type { KnownModule } from '../remotes/discovery';
import { RemoteArea } from '../remotes/remote-area';
import { PageSkeleton } from './page-skeleton';
import { type Destination, resolve } from './resolve';

const BackOfficeLayout = lazyComponent(() =>
  import('../layouts/back-office/back-office-layout').then(({ BackOfficeLayout }) => BackOfficeLayout),
);
const SellerLayout = lazyComponent(() =>
  import('../layouts/seller/seller-layout').then(({ SellerLayout }) => SellerLayout),
);
const Landing = lazyComponent(() => import('../login/landing').then(({ Landing }) => Landing));

const menuOf = (modules: readonly KnownModule[], area: MenuItem['area']) =>
  modules
    .flatMap(({ menu }) => menu)
    .filter((item) => item.area === area)
    .sort((a, b) => a.order - b.order);

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
    first.current = '';
    dropInlinedAnswers();
    if (type === 'PUSH') scrollTo(0, 0);
  }, [pathname, type]);
}

function Place({ place, modules }: { place: Destination; modules: KnownModule[] }) {
  if (place.kind === 'redirect') return <Navigate to={place.to} replace />;
  if (place.kind === 'landing') return <Landing />;
  if (place.kind === 'unpublished') {
    return (
      <AreaLayout area={place.area} modules={modules}>
        <ErrorPanel title="Esta área não está publicada" text="Nenhum módulo publicado atende a este endereço." />
      </AreaLayout>
    );
  }
  return (
    <AreaLayout area={place.area} modules={modules}>
      <RemoteArea module={place.module} loading={<PageSkeleton />} />
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
