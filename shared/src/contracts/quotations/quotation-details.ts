import { type Static, Type } from 'typebox';
import { Code, Nullable } from '../records/common';
import { MAX_CLIENT_NOTE, MAX_PURCHASE_ORDER } from './list-bounds';

/**
 * What a client adds when closing the cart, all of it optional: a note, the day until which it is wanted, the number of
 * their own purchase order, and an address of theirs or pick-up.
 */
export const QuotationDetailsInput = Type.Object(
  {
    note: Type.Optional(Type.String({ maxLength: MAX_CLIENT_NOTE, title: 'Observação' })),
    wantedBy: Type.Optional(Type.String({ format: 'date', title: 'Desejado até' })),
    purchaseOrder: Type.Optional(Type.String({ maxLength: MAX_PURCHASE_ORDER, title: 'Número do seu pedido' })),
    deliveryAddressCode: Type.Optional(Code),
    isPickedUp: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type QuotationDetailsInput = Static<typeof QuotationDetailsInput>;

/**
 * What a client added when closing the cart; empty or null where nothing was said. `Delivery` is the address in one
 * line as it was then, or `PICKED_UP`; `DeliveryAddressCode` is null once the address is gone.
 */
export const QuotationDetails = Type.Object({
  Note: Type.String(),
  WantedBy: Nullable(Type.String()),
  PurchaseOrder: Type.String(),
  DeliveryAddressCode: Nullable(Code),
  Delivery: Type.String(),
});
export type QuotationDetails = Static<typeof QuotationDetails>;
