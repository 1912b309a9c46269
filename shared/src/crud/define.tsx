import type { RemoteRoute } from '@rodovia/shared/runtime';
import { Creators } from './form/creators';
import { CrudPage } from './page/crud-page';
import type { CreateOption, CrudDefinition, CrudRow } from './types';

/**
 * Describes a list screen: filter, paging, sort, export, status toggle and modal form come from the engine.
 * `T` is the record as the API sends it, `Input` the payload that creates or updates one.
 */
export const defineCrud = <T extends CrudRow, Input extends object = never>(definition: CrudDefinition<T, Input>) =>
  definition;

/** The route that shows a definition. */
export const crudRoute = <T extends CrudRow, Input extends object>(
  definition: CrudDefinition<T, Input>,
): RemoteRoute => ({
  path: definition.path,
  element: <CrudPage key={definition.path} definition={definition} />,
});

/** Routes whose selectors can create what they have no option for, with the forms of `creators` by resource. */
export const creatingRoutes = (
  creators: Readonly<Record<string, CreateOption>>,
  routes: readonly RemoteRoute[],
): RemoteRoute[] =>
  routes.map(({ element, ...route }) => ({ ...route, element: <Creators value={creators}>{element}</Creators> }));
