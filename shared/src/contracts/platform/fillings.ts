import type { Role } from '../people/role';
import type { Filling, Offer } from './module-declaration';
import { matchPath } from './routes';

/** What a module declares about slots. */
interface Slots {
  offers?: readonly Offer[] | undefined;
  fills?: readonly Filling[] | undefined;
}

/** Returns the slots that a module offers in the page of one of its routes. */
export const slotsOf = ({ offers = [] }: Slots, route: string) =>
  offers.filter(({ routes }) => routes.includes(route)).map(({ slot }) => slot);

/** Returns the slots that the shell offers at an address. */
export const slotsAt = ({ offers = [] }: Slots, address: string) =>
  offers.filter(({ routes }) => routes.some((route) => matchPath(route, address))).map(({ slot }) => slot);

/** Returns what fills slots for a role, with the modules that bring it. */
export const fillingsOf = <M extends { fills?: readonly Filling[] | undefined }>(
  modules: readonly M[],
  slots: readonly string[],
  role: Role,
): { module: M; filling: Filling }[] =>
  modules.flatMap((module) =>
    (module.fills ?? [])
      .filter(({ slot, roles }) => slots.includes(slot) && roles.includes(role))
      .map((filling) => ({ module, filling })),
  );
