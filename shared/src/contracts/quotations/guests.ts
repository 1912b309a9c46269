import { type Static, Type } from 'typebox';
import { InvitationAnswer, LoginAnswer, RecoveryInput } from '../people/account';
import { PERSON_LIMITS } from '../people/person-rules';
import { Code } from '../records/common';
import { MAX_GUEST_LINKS } from './list-bounds';
import { ShoppingCartInput } from './quotations';

const { shoppingCartItem, freeItem, details } = ShoppingCartInput.properties;

/**
 * Answer of `GET /guest-quotation/ticket`: what `POST /guest-quotation` needs, once. `Wait` are the seconds after which
 * it is taken; they grow with what came from the same network.
 */
export const GuestTicket = Type.Object({ Ticket: Type.String(), Wait: Type.Integer() });
export type GuestTicket = Static<typeof GuestTicket>;

/**
 * Payload of `POST /guest-quotation`: a cart that somebody without an account closes. `confirmation` are the six digits
 * of a mail that is only sent, and only asked for, after many quotations with the same number or from everybody.
 */
export const GuestQuotationInput = Type.Object(
  {
    ticket: Type.String({ maxLength: 200 }),
    name: Type.String({ maxLength: PERSON_LIMITS.name, title: 'Nome' }),
    mobile: Type.String({ maxLength: PERSON_LIMITS.phone, title: 'Celular' }),
    email: Type.Optional(Type.String({ maxLength: PERSON_LIMITS.email, title: 'E-mail' })),
    confirmation: Type.Optional(Type.String({ maxLength: 20 })),
    shoppingCartItem,
    freeItem,
    details,
  },
  { additionalProperties: false },
);
export type GuestQuotationInput = Static<typeof GuestQuotationInput>;

/** Payload that opens a quotation: its code, and the part of its link that is known to nobody else. */
export const QuotationAccess = Type.Object(
  { code: Code, access: Type.String({ maxLength: 100 }) },
  { additionalProperties: false },
);
export type QuotationAccess = Static<typeof QuotationAccess>;

/** The other quotations of the same person, as proof that their links are known as well. */
const others = Type.Optional(Type.Array(QuotationAccess, { maxItems: MAX_GUEST_LINKS }));

/** Payload with which somebody whose session opens one quotation makes an account. `email` is only used without one. */
export const AccountInput = Type.Object(
  {
    newPassword: RecoveryInput.properties.newPassword,
    confirmPassword: RecoveryInput.properties.confirmPassword,
    email: InvitationAnswer.properties.email,
    others,
  },
  { additionalProperties: false },
);
export type AccountInput = Static<typeof AccountInput>;

/** Payload that joins to an account what was asked for without it. */
export const JoiningInput = Type.Object({ ...QuotationAccess.properties, others }, { additionalProperties: false });
export type JoiningInput = Static<typeof JoiningInput>;

/**
 * A session that opens one quotation only. `Url` is the link that opens it again; `NeedsEmail` is whether an account
 * needs an address beside a password.
 */
export const GuestSession = Type.Object({
  Session: LoginAnswer,
  Code,
  Number: Type.Integer(),
  Url: Type.String(),
  NeedsEmail: Type.Boolean(),
});
export type GuestSession = Static<typeof GuestSession>;

/** Address at which the client of a quotation opens it. */
export const QuotationLink = Type.Object({ Url: Type.String() });
export type QuotationLink = Static<typeof QuotationLink>;
