import type { Person } from '@rodovia/shared/contracts';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';

const InviteButton = lazyComponent(() =>
  import(/* webpackChunkName: "invite" */ '@rodovia/shared/invite').then(({ InviteButton }) => InviteButton),
);

/** Invites whoever has no password yet; most people have one, and nothing is loaded for them. */
export const Invite = ({ person }: { person: Person }) =>
  person.CanLogIn === false && (
    <Boundary title="O convite não abriu">
      <InviteButton person={person} />
    </Boundary>
  );
