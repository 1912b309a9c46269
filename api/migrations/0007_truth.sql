-- Raised by every change of what people edit: a writer that names the version it has read overwrites nobody.
create function record_changed() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
--> statement-breakpoint
alter table brand add column version integer not null default 1;
--> statement-breakpoint
create trigger brand_changed before update on brand for each row execute function record_changed();
--> statement-breakpoint
alter table category add column version integer not null default 1;
--> statement-breakpoint
create trigger category_changed before update on category for each row execute function record_changed();
--> statement-breakpoint
alter table company add column version integer not null default 1;
--> statement-breakpoint
create trigger company_changed before update on company for each row execute function record_changed();
--> statement-breakpoint
alter table product_group add column version integer not null default 1;
--> statement-breakpoint
create trigger product_group_changed before update on product_group for each row execute function record_changed();
--> statement-breakpoint
alter table model add column version integer not null default 1;
--> statement-breakpoint
create trigger model_changed before update on model for each row execute function record_changed();
--> statement-breakpoint
alter table product add column version integer not null default 1;
--> statement-breakpoint
-- Not of search_text: a renamed brand or model touches its products, which nobody has edited.
create trigger product_changed before update of is_active, intern_code, code_pub, description, size, unit, observation,
  public_price, company_code, group_code, brand_code, model_code, category_code on product
  for each row execute function record_changed();
--> statement-breakpoint
create or replace function brand_renamed() returns trigger language plpgsql as $$
begin update product set search_text = '' where brand_code = new.code; return null; end $$;
--> statement-breakpoint
create or replace function model_renamed() returns trigger language plpgsql as $$
begin update product set search_text = '' where model_code = new.code; return null; end $$;
--> statement-breakpoint
alter table model_image add column version integer not null default 1;
--> statement-breakpoint
create trigger model_image_changed before update on model_image for each row execute function record_changed();
--> statement-breakpoint
alter table product_image add column version integer not null default 1;
--> statement-breakpoint
create trigger product_image_changed before update on product_image for each row execute function record_changed();
--> statement-breakpoint
alter table person add column version integer not null default 1;
--> statement-breakpoint
-- Not of what passwords and sessions change beside them.
create trigger person_changed before update of name, email, phone1, mobile, is_physical, physical_document,
  legal_document, person_type_code, is_active on person
  for each row execute function record_changed();
--> statement-breakpoint
alter table address add column version integer not null default 1;
--> statement-breakpoint
create trigger address_changed before update on address for each row execute function record_changed();
--> statement-breakpoint
alter table city add column version integer not null default 1;
--> statement-breakpoint
create trigger city_changed before update on city for each row execute function record_changed();
--> statement-breakpoint
alter table quotation add column version integer not null default 1;
--> statement-breakpoint
create trigger quotation_changed before update on quotation for each row execute function record_changed();
--> statement-breakpoint
-- What a step was beside the state it led to, and who serves from then on.
alter table quotation_event add column kind text not null default 'STEP' check (kind in ('STEP', 'EDIT', 'REASSIGNMENT'));
--> statement-breakpoint
alter table quotation_event add column seller_code uuid constraint quotation_event_seller_code_fkey references person;
--> statement-breakpoint
update quotation_event set seller_code = quotation.seller_code from quotation
  where quotation.code = quotation_event.quotation_code and quotation_event.status = 'IN PROGRESS';
--> statement-breakpoint
-- Null until somebody who reads its mails has said so; who is there already, and whom staff register, counts as known.
alter table person add column email_confirmed timestamptz(3) default now();
--> statement-breakpoint
-- Only the digest of what the mail's link carries.
create table confirmation_link (
  digest text primary key,
  person_code uuid not null constraint confirmation_link_person_code_fkey references person on delete cascade,
  expires timestamptz(3) not null,
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create index confirmation_link_person_code_idx on confirmation_link (person_code);
--> statement-breakpoint
-- Held: written, and not to be sent before the address is confirmed.
alter table mail_message drop constraint mail_message_status_check;
--> statement-breakpoint
alter table mail_message add constraint mail_message_status_check
  check (status in ('PENDING', 'HELD', 'SENT', 'ERROR'));
--> statement-breakpoint
-- Set once what a person was known by is gone; what it quoted stays.
alter table person add column erased timestamptz(3);
--> statement-breakpoint
create table erasure_request (
  code uuid primary key default gen_random_uuid(),
  person_code uuid not null constraint erasure_request_person_code_fkey references person on delete cascade,
  status text not null default 'PENDING' check (status in ('PENDING', 'DONE', 'REFUSED', 'WITHDRAWN')),
  reason text not null default '',
  decided timestamptz(3),
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create unique index erasure_request_pending_key on erasure_request (person_code) where status = 'PENDING';
--> statement-breakpoint
create index erasure_request_created_idx on erasure_request (created desc, code);
