import type { RemoteRoute } from '@rodovia/shared/runtime';
import { Creators } from './form/field/creators';
import { CrudPage } from './page/crud-page';
import type { CreateOption, CrudDefinition, CrudRow } from './types';

/**
 * Defines a list screen: filters, paging, sorting, export, activation and form dialog are provided. `T` is the record
 * as returned by the API, `Input` the payload that creates or updates it.
 */
export const defineCrud = <T extends CrudRow, Input extends object = never>(definition: CrudDefinition<T, Input>) =>
  definition;

/** Returns the route of a list screen. */
export const crudRoute = <T extends CrudRow, Input extends object>(
  definition: CrudDefinition<T, Input>,
): RemoteRoute => ({
  path: definition.path,
  element: <CrudPage key={definition.path} definition={definition} />,
});

/** Wraps routes so that their selects can create missing options, using the forms in `creators` by resource. */
export const creatingRoutes = (
  creators: Readonly<Record<string, CreateOption>>,
  routes: readonly RemoteRoute[],
): RemoteRoute[] =>
  routes.map(({ element, ...route }) => ({ ...route, element: <Creators value={creators}>{element}</Creators> }));
