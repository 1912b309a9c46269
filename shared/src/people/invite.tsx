import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import type { Invited } from './invite-button';

const InviteButton = lazyComponent(() =>
  import(/* webpackChunkName: "invite" */ './invite-button').then(({ InviteButton }) => InviteButton),
);

/** Invites a person without a password. Nothing is loaded for people who have one. */
export const Invite = ({ person }: { person: Invited }) =>
  person.CanLogIn === false &&
  person.IsActive && (
    <Boundary title="O convite não abriu">
      <InviteButton person={person} />
    </Boundary>
  );
