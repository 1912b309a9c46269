import { type Static, Type } from 'typebox';

/** Answer of `GET /push/key`: the key with which a browser subscribes, base64url. */
export const PushKey = Type.Object({ Key: Type.String() });
export type PushKey = Static<typeof PushKey>;

const endpoint = Type.String({ maxLength: 1000, title: 'Endereço' });

/**
 * Payload of `PUT /push/subscription`: a device that is told of news, as its browser describes it. `p256dh` and `auth`
 * are the keys with which a notice is encrypted for it, base64url.
 */
export const PushSubscriptionInput = Type.Object(
  {
    endpoint,
    p256dh: Type.String({ pattern: '^[\\w-]{87}$' }),
    auth: Type.String({ pattern: '^[\\w-]{22}$' }),
  },
  { additionalProperties: false },
);
export type PushSubscriptionInput = Static<typeof PushSubscriptionInput>;

/** Payload of `DELETE /push/subscription`: the device that is told no more. */
export const PushSubscriptionEnd = Type.Object({ endpoint }, { additionalProperties: false });
export type PushSubscriptionEnd = Static<typeof PushSubscriptionEnd>;
