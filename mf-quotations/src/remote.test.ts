import declaration from '../module.json';
import { remote } from './remote';

test('[MF-02] the module shows every route it declares, and declares every route it shows', () => {
  expect(remote.routes.map(({ path }) => path).sort()).toEqual(declaration.routes.map(({ path }) => path).sort());
});
