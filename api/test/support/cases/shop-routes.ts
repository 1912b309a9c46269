import { readFileSync } from 'node:fs';
import type { ModuleDeclaration, OwnedRoute } from '@rodovia/shared/contracts/platform';
import { assetPath } from '../../../src/base/assets';

const declarationOf = (module: string) =>
  JSON.parse(readFileSync(assetPath('..', module, 'module.json'), 'utf8')) as ModuleDeclaration;

/** Returns the routes that the shop's modules declare. */
export const shopRoutes = async (): Promise<readonly OwnedRoute[]> =>
  ['mf-storefront', 'mf-dashboard'].flatMap((module) => declarationOf(module).routes);
