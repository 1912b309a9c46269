-- How a client may pay; kept by administrators.
create table payment_term (
  code uuid primary key default gen_random_uuid(),
  is_active boolean not null default true,
  description text not null,
  days integer not null,
  text text not null,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now(),
  version integer not null default 1
);
--> statement-breakpoint
create unique index payment_term_description_key on payment_term (fold(description));
--> statement-breakpoint
create trigger payment_term_changed before update on payment_term for each row execute function record_changed();
--> statement-breakpoint
-- One row: what the business decides for all of its proposals.
create table business_settings (
  only_row boolean primary key default true check (only_row),
  validity_days integer not null default 5,
  payment_term_code uuid constraint business_settings_payment_term_code_fkey references payment_term on delete set null,
  days_off jsonb not null default '[]',
  company_name text not null default '',
  company_document text not null default '',
  company_address text not null default '',
  company_phone text not null default '',
  company_logo bytea,
  version integer not null default 1
);
--> statement-breakpoint
insert into business_settings default values;
--> statement-breakpoint
create trigger business_settings_changed before update on business_settings
  for each row execute function record_changed();
--> statement-breakpoint
-- A priced answer to a quotation. Amounts are centavos. What is not a draft is a document: its texts are copies.
create table proposal (
  code uuid primary key default gen_random_uuid(),
  quotation_code uuid not null constraint proposal_quotation_code_fkey references quotation,
  status text not null default 'DRAFT'
    check (status in ('DRAFT', 'SENT', 'REPLACED', 'ACCEPTED', 'REFUSED', 'WITHDRAWN')),
  -- Its number within the quotation, from sending on.
  ordinal integer check ((ordinal is null) = (status = 'DRAFT')),
  -- How often the draft was saved.
  revision integer not null default 1,
  freight_kind text not null default 'CIF' check (freight_kind in ('CIF', 'FOB', 'VALUE')),
  freight_cents bigint not null default 0 check (freight_cents >= 0),
  payment_term_code uuid constraint proposal_payment_term_code_fkey references payment_term on delete set null,
  payment_term jsonb,
  payment_note text not null default '',
  delivery_address_code uuid constraint proposal_delivery_address_code_fkey references address on delete set null,
  delivery text not null default '',
  validity_days integer not null,
  client_note text not null default '',
  inner_note text not null default '',
  subtotal_cents bigint not null default 0 check (subtotal_cents >= 0),
  total_cents bigint not null default 0 check (total_cents >= 0),
  author_code uuid not null constraint proposal_author_code_fkey references person,
  sent timestamptz(3),
  valid_until timestamptz(3),
  -- When the client is reminded that it is about to expire; null where nobody is, or was.
  remind timestamptz(3),
  decided timestamptz(3),
  decided_by uuid constraint proposal_decided_by_fkey references person,
  reason text check (reason in ('PRICE', 'DEADLINE', 'STOCK', 'BOUGHT_ELSEWHERE', 'OTHER')),
  decision_note text not null default '',
  accept_key text,
  request text check (request in ('CHANGE', 'RENEWAL')),
  request_note text not null default '',
  requested timestamptz(3),
  digest text not null default '',
  previous_digest text not null default '',
  verify_token text,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now(),
  check ((status = 'DRAFT') = (sent is null)),
  check ((status = 'DRAFT') = (verify_token is null))
);
--> statement-breakpoint
create unique index proposal_draft_key on proposal (quotation_code) where status = 'DRAFT';
--> statement-breakpoint
create unique index proposal_in_force_key on proposal (quotation_code) where status in ('SENT', 'ACCEPTED');
--> statement-breakpoint
create unique index proposal_ordinal_key on proposal (quotation_code, ordinal);
--> statement-breakpoint
create unique index proposal_verify_token_key on proposal (verify_token);
--> statement-breakpoint
create index proposal_updated_idx on proposal (updated desc, code);
--> statement-breakpoint
create index proposal_remind_idx on proposal (remind) where remind is not null;
--> statement-breakpoint
create index proposal_delivery_address_code_idx on proposal (delivery_address_code);
--> statement-breakpoint
create table proposal_line (
  code uuid primary key default gen_random_uuid(),
  proposal_code uuid not null constraint proposal_line_proposal_code_fkey references proposal on delete cascade,
  position integer not null,
  quotation_item_code uuid constraint proposal_line_quotation_item_code_fkey references quotation_item,
  product_code uuid constraint proposal_line_product_code_fkey references product,
  description text not null,
  size text not null,
  code_pub text not null,
  quantity integer not null check (quantity > 0),
  unit_price_cents bigint check (unit_price_cents >= 0),
  discount_percent integer check (discount_percent between 0 and 10000),
  discount_cents bigint check (discount_cents >= 0),
  lead_time_days integer check (lead_time_days >= 0),
  note text not null default '',
  declined boolean not null default false,
  decline_reason text not null default '',
  line_total_cents bigint not null default 0 check (line_total_cents >= 0),
  check (discount_percent is null or discount_cents is null)
);
--> statement-breakpoint
create unique index proposal_line_position_key on proposal_line (proposal_code, position);
--> statement-breakpoint
create unique index proposal_line_answer_key on proposal_line (proposal_code, quotation_item_code);
--> statement-breakpoint
create index proposal_line_product_code_idx on proposal_line (product_code);
--> statement-breakpoint
alter table quotation_event drop constraint quotation_event_kind_check;
--> statement-breakpoint
alter table quotation_event add constraint quotation_event_kind_check
  check (kind in ('STEP', 'EDIT', 'REASSIGNMENT', 'PROPOSAL'));
--> statement-breakpoint
-- A document that goes along with a mail: made when the mail leaves.
alter table mail_message add column attachment uuid;
