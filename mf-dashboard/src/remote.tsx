import { lazyComponent, type Remote, type RemoteRoute } from '@rodovia/shared/runtime';
import { DashboardPage } from './features/metrics/dashboard-page';
import { SETTINGS_PATH } from './settings-crumb';

const dashboard = <DashboardPage />;

const settingsPaths = ['', '/logs', '/emails', '/emails/:code', '/editar-senha'].map((end) => SETTINGS_PATH + end);

function settingsRoute(path: string): RemoteRoute {
  const Page = lazyComponent(async () => {
    const { settingsRoutes } = await import('./settings-routes');
    const route = settingsRoutes.find((one) => one.path === path);
    return () => route?.element;
  });
  return { path, element: <Page /> };
}

/** The settings; every other address that comes here shows the dashboard, unknown ones too. */
export const remote: Remote = {
  routes: [...settingsPaths.map(settingsRoute), { path: '*', element: dashboard }],
};
