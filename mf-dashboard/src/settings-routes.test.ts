import { remote } from './remote';
import { settingsRoutes } from './settings-routes';

const settingsOf = (routes: readonly { path: string }[]) =>
  routes.flatMap(({ path }) => (path.startsWith('/admin/configuracoes') ? path : [])).sort();

test('[BO-08] the settings are routed and shown under the same addresses', () => {
  const shown = settingsOf(settingsRoutes);
  expect(shown).toHaveLength(11);
  // password, content and publications load in chunks of their own
  const apart = ['editar-senha', 'conteudo', 'publicacoes'].map((end) => `/admin/configuracoes/${end}`);
  expect(settingsOf(remote.routes)).toEqual([...shown, ...apart].sort());
});
