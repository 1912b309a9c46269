import { sql } from 'drizzle-orm';
import { jsonObject } from '../db/projection';
import { quotation } from '../db/schema';

/** What the client added when closing the cart. */
export const quotationDetails = jsonObject({
  Note: sql`${quotation.clientNote}`,
  WantedBy: sql`${quotation.wantedBy}`,
  PurchaseOrder: sql`${quotation.purchaseOrder}`,
  DeliveryAddressCode: sql`${quotation.deliveryAddressCode}`,
  Delivery: sql`${quotation.delivery}`,
});
