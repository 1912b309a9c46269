import type { RemoteRoute } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';
import { Creators } from './form/creators';
import { CrudPage } from './page/crud-page';
import { StaffTheme } from './theme/staff-theme';
import type { CreateOption, CrudDefinition, CrudRow } from './types';

/**
 * Describes a list screen: filter, paging, sort, export, status toggle and modal form come from the engine.
 * `T` is the record as the API sends it, `Input` the payload that creates or updates one.
 */
export const defineCrud = <T extends CrudRow, Input extends object = never>(definition: CrudDefinition<T, Input>) =>
  definition;

/** A route to a page that is made of the engine's parts. */
export const staffRoute = (path: string, element: ReactNode): RemoteRoute => ({
  path,
  element: <StaffTheme>{element}</StaffTheme>,
});

/** The route that shows a definition. */
export const crudRoute = <T extends CrudRow, Input extends object>(definition: CrudDefinition<T, Input>): RemoteRoute =>
  staffRoute(definition.path, <CrudPage key={definition.path} definition={definition} />);

/** Routes whose selectors can create what they have no option for, with the forms of `creators` by resource. */
export const creatingRoutes = (
  creators: Readonly<Record<string, CreateOption>>,
  routes: readonly RemoteRoute[],
): RemoteRoute[] =>
  routes.map(({ element, ...route }) => ({ ...route, element: <Creators value={creators}>{element}</Creators> }));
