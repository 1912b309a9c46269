-- What a client may add when closing the cart: a note, the day until which it is wanted, the number of their own purchase
-- order, and where it is delivered. The address is a copy in one line beside the record it was taken from.
alter table quotation add column client_note text not null default '';
--> statement-breakpoint
alter table quotation add column wanted_by date;
--> statement-breakpoint
alter table quotation add column purchase_order text not null default '';
--> statement-breakpoint
alter table quotation add column delivery_address_code uuid
  constraint quotation_delivery_address_code_fkey references address on delete set null;
--> statement-breakpoint
alter table quotation add column delivery text not null default '';
--> statement-breakpoint
create index quotation_delivery_address_code_idx on quotation (delivery_address_code) where delivery_address_code is not null;
