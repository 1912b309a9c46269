import * as forms from '@rodovia/shared/forms';
import * as router from '@rodovia/shared/router';
import * as runtime from '@rodovia/shared/runtime';
import { type Discovery, inlineAnswers, queryClient, type Role, type ServerRemote } from '@rodovia/shared/runtime';
import * as slots from '@rodovia/shared/slots';
import * as ui from '@rodovia/shared/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { BackOfficeLayout } from './layouts/back-office/back-office-layout';
import { SellerLayout } from './layouts/seller/seller-layout';
import { modulesOf } from './remotes/discovery';
import { adoptModule } from './remotes/load';
import { App } from './router/app';
import { menuOf, titleOf } from './router/menu';
import { PageSkeleton } from './router/page-skeleton';
import { resolve } from './router/resolve';
import { Fillings } from './slots/fillings';
import { adoptFillings } from './slots/slot-host';

adoptFillings(Fillings);

/** Packages that the shell provides to the server bundles of modules. */
export const provided: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@rodovia/shared/runtime': runtime,
  '@rodovia/shared/router': router,
  '@rodovia/shared/ui': ui,
  '@rodovia/shared/forms': forms,
  '@rodovia/shared/slots': slots,
};

export interface RenderRequest {
  /** Path and query of the page. */
  url: string;
  discovery: Discovery;
  /** Answers of the first view, by address. */
  data: Record<string, unknown>;
}

/** Renders the first view of an address for a visitor. It is synchronous, so that no two pages share their answers. */
export function render({ url, discovery, data }: RenderRequest, remotes: Record<string, ServerRemote>): string {
  for (const [name, { remote }] of Object.entries(remotes)) adoptModule(name, remote);
  inlineAnswers(data);
  try {
    return renderToString(
      <StaticRouter location={url}>
        <App modules={modulesOf(discovery)} />
      </StaticRouter>,
    );
  } finally {
    queryClient.clear();
    inlineAnswers({});
  }
}

export interface FrameRequest {
  /** Route pattern of the page. */
  url: string;
  discovery: Discovery;
  role: Role;
}

/** Renders the layout of a staff page with its title for a role. It contains no personal data. */
export function renderFrame({ url, discovery, role }: FrameRequest): string {
  const modules = modulesOf(discovery);
  const place = resolve(modules, url, role);
  if (place.kind !== 'module' || place.route.area === 'storefront') return '';
  const Layout = place.route.area === 'seller' ? SellerLayout : BackOfficeLayout;
  return renderToString(
    <StaticRouter location={url}>
      <Layout menu={menuOf(modules, place.route.area)}>
        <PageSkeleton title={titleOf(modules, place.route)} />
      </Layout>
    </StaticRouter>,
  );
}
