import { type Static, Type } from 'typebox';
import { PROPOSAL_STATUSES } from '../proposals/proposal-words';
import { QuotationDetails } from '../quotations/quotation-details';
import { Code, Instant, Nullable } from '../records/common';
import { Vehicle, VehicleReminderInput } from '../vehicles/vehicles';
import { Person } from './person';

/** Status of an erasure request: an administrator sets DONE or REFUSED, the requester sets WITHDRAWN. */
export const ERASURE_STATUSES = ['PENDING', 'DONE', 'REFUSED', 'WITHDRAWN'] as const;
export type ErasureStatus = (typeof ERASURE_STATUSES)[number];

/** An erasure request. `Reason` explains a refusal. */
export const ErasureRequest = Type.Object({
  Code,
  Status: Type.Enum([...ERASURE_STATUSES]),
  Reason: Type.String(),
  Created: Instant,
  Decided: Nullable(Instant),
  Person: Type.Optional(Type.Object({ Code, Name: Type.String(), Email: Type.String() })),
});
export type ErasureRequest = Static<typeof ErasureRequest>;

/** The caller's latest erasure request, null if there is none. */
export const OwnErasure = Type.Object({ Request: Nullable(ErasureRequest) });
export type OwnErasure = Static<typeof OwnErasure>;

/** The unmasked document of a person. */
export const PersonDocument = Type.Object({ PhysicalDocument: Type.String(), LegalDocument: Type.String() });
export type PersonDocument = Static<typeof PersonDocument>;

const Quotation = Type.Object({
  Number: Type.Integer(),
  Status: Type.String(),
  Note: Type.String(),
  Details: QuotationDetails,
  Created: Instant,
  Updated: Instant,
  Items: Type.Array(
    Type.Object({
      Quantity: Type.Integer(),
      Description: Type.String(),
      Size: Type.String(),
      CodePub: Type.String(),
      Words: Type.Array(Type.String()),
    }),
  ),
  FreeItems: Type.Array(Type.Object({ Quantity: Type.Integer(), Text: Type.String(), Answer: Type.String() })),
  Proposals: Type.Array(
    Type.Object({
      Version: Type.Integer(),
      Status: Type.Enum([...PROPOSAL_STATUSES]),
      TotalCents: Type.Integer(),
      SentAt: Instant,
      Delivery: Type.String(),
      Request: Type.String(),
      Answer: Type.String(),
    }),
  ),
  History: Type.Array(
    Type.Object({ Status: Type.String(), Kind: Type.String(), Note: Type.String(), Created: Instant }),
  ),
  Messages: Type.Array(
    Type.Object({
      Side: Type.Enum(['CLIENT', 'STAFF']),
      Text: Type.String(),
      Quote: Type.String(),
      Pictures: Type.Integer(),
      Created: Instant,
    }),
  ),
});

const Mail = Type.Object({
  To: Type.String(),
  Subject: Type.String(),
  Text: Type.String(),
  MailMessageStatus: Type.String(),
  Created: Instant,
});

/**
 * All data stored about a person. In `Trail`, everybody but the person appears as 'A loja'; `Notes` are the notes of
 * staff.
 */
export const MyData = Type.Object({
  Made: Instant,
  Person,
  Vehicles: Type.Array(
    Type.Object({
      ...Type.Pick(Vehicle, ['Name', 'Plate', 'Kind', 'Axles', 'Created']).properties,
      Reminder: Nullable(VehicleReminderInput),
      ReminderDue: Nullable(Type.String()),
    }),
  ),
  Quotations: Type.Array(Quotation),
  Mails: Type.Array(Mail),
  Trail: Type.Array(Type.Object({ Message: Type.String(), Created: Instant })),
  Changes: Type.Array(
    Type.Object({ Field: Type.String(), Before: Type.String(), After: Type.String(), Created: Instant }),
  ),
  Notes: Type.Array(Type.Object({ Text: Type.String(), Created: Instant })),
  Requests: Type.Array(ErasureRequest),
  Sessions: Type.Array(Type.Object({ Device: Type.String(), Created: Instant, LastSeen: Instant })),
  Passkeys: Type.Array(Type.Object({ Name: Type.String(), Created: Instant })),
  SavedProducts: Type.Array(
    Type.Object({
      Kind: Type.Enum(['FAVOURITE', 'SEEN']),
      Size: Type.String(),
      Description: Type.String(),
      Created: Instant,
    }),
  ),
  SavedLists: Type.Array(
    Type.Object({
      Name: Type.String(),
      Items: Type.Array(
        Type.Object({
          Quantity: Type.Integer(),
          Size: Type.String(),
          Description: Type.String(),
          Words: Type.Array(Type.String()),
        }),
      ),
      FreeItems: Type.Array(Type.Object({ Text: Type.String(), Quantity: Type.Integer() })),
      Created: Instant,
    }),
  ),
});
export type MyData = Static<typeof MyData>;
