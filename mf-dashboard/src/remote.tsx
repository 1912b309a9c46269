import { lazyComponent, type Remote, type RemoteRoute } from '@rodovia/shared/runtime';
import { PERFORMANCE_PATH } from './performance-path';
import { CONTENT_PATH, SETTINGS_PATH } from './settings-crumb';

const DashboardPage = lazyComponent(() =>
  import(/* webpackChunkName: "dashboard" */ './features/metrics/dashboard-page').then(
    ({ DashboardPage }) => DashboardPage,
  ),
);

const settingsPaths = [
  '',
  '/logs',
  '/emails',
  '/emails/:code',
  '/historico',
  '/condicoes',
  '/motivos',
  '/textos',
  '/propostas',
  '/atendimento',
  '/paginas',
].map((end) => SETTINGS_PATH + end);

function settingsRoute(path: string): RemoteRoute {
  const Page = lazyComponent(async () => {
    const { settingsRoutes } = await import(/* webpackChunkName: "settings" */ './settings-routes');
    const route = settingsRoutes.find((one) => one.path === path);
    return () => route?.element;
  });
  return { path, element: <Page /> };
}

const PerformancePage = lazyComponent(() =>
  import(/* webpackChunkName: "performance" */ './features/performance/performance-page').then(
    ({ PerformancePage }) => PerformancePage,
  ),
);

const PasswordPage = lazyComponent(() =>
  import(/* webpackChunkName: "password" */ './features/password/password-page').then(
    ({ PasswordPage }) => PasswordPage,
  ),
);

const ReleasesPage = lazyComponent(() =>
  import(/* webpackChunkName: "releases" */ './features/releases/releases-page').then(
    ({ ReleasesPage }) => ReleasesPage,
  ),
);

const ContentPage = lazyComponent(() =>
  import(/* webpackChunkName: "content" */ './features/content/content-page').then(({ ContentPage }) => ContentPage),
);

/** Dashboard and settings; unknown addresses show the dashboard. */
export const remote: Remote = {
  routes: [
    ...settingsPaths.map(settingsRoute),
    { path: `${SETTINGS_PATH}/editar-senha`, element: <PasswordPage /> },
    { path: `${SETTINGS_PATH}/publicacoes`, element: <ReleasesPage /> },
    { path: CONTENT_PATH, element: <ContentPage /> },
    { path: PERFORMANCE_PATH, element: <PerformancePage /> },
    { path: '*', element: <DashboardPage /> },
  ],
};
