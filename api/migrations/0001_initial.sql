create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Accent- and case-insensitive form of a text. unaccent() itself is only STABLE because its dictionary can be
-- replaced; naming the dictionary makes it safe to use in an index.
create function fold(value text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
--> statement-breakpoint
create table brand (
  code uuid primary key default gen_random_uuid(),
  description text not null,
  is_active boolean not null default true,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now()
);
--> statement-breakpoint
create unique index brand_description_key on brand (fold(description));
--> statement-breakpoint
create table category (
  code uuid primary key default gen_random_uuid(),
  description text not null,
  is_active boolean not null default true,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now()
);
--> statement-breakpoint
create unique index category_description_key on category (fold(description));
--> statement-breakpoint
create table company (
  code uuid primary key default gen_random_uuid(),
  company_id text not null,
  description text not null,
  is_active boolean not null default true,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now()
);
--> statement-breakpoint
create unique index company_description_key on company (fold(description));
--> statement-breakpoint
create unique index company_company_id_key on company (fold(company_id));
--> statement-breakpoint
create table product_group (
  code uuid primary key default gen_random_uuid(),
  group_id text not null,
  description text not null,
  type text not null,
  is_active boolean not null default true,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now()
);
--> statement-breakpoint
create unique index product_group_description_key on product_group (fold(description));
--> statement-breakpoint
create unique index product_group_group_id_key on product_group (fold(group_id));
--> statement-breakpoint
create table model (
  code uuid primary key default gen_random_uuid(),
  name text not null,
  description text not null,
  is_active boolean not null default true,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now()
);
--> statement-breakpoint
create unique index model_name_key on model (fold(name));
--> statement-breakpoint
create table model_image (
  code uuid primary key default gen_random_uuid(),
  parent_code uuid not null constraint model_image_parent_code_fkey references model on delete cascade,
  url text not null,
  position integer not null default 0,
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create index model_image_parent_code_idx on model_image (parent_code, position);
--> statement-breakpoint
create table product (
  code uuid primary key default gen_random_uuid(),
  intern_code text not null,
  code_pub text not null,
  description text not null,
  size text not null,
  size_key text not null collate "C",
  unit text not null,
  observation text not null,
  public_price numeric(12, 2),
  company_code uuid not null constraint product_company_code_fkey references company,
  group_code uuid not null constraint product_group_code_fkey references product_group,
  brand_code uuid not null constraint product_brand_code_fkey references brand,
  model_code uuid not null constraint product_model_code_fkey references model,
  category_code uuid not null constraint product_category_code_fkey references category,
  search_text text not null default '',
  is_active boolean not null default true,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now()
);
--> statement-breakpoint
create unique index product_intern_code_key on product (fold(intern_code));
--> statement-breakpoint
create index product_created_idx on product (created desc, code);
--> statement-breakpoint
create index product_size_key_idx on product (size_key);
--> statement-breakpoint
create index product_brand_code_idx on product (brand_code);
--> statement-breakpoint
create index product_group_code_idx on product (group_code);
--> statement-breakpoint
create index product_model_code_idx on product (model_code);
--> statement-breakpoint
create index product_company_code_idx on product (company_code);
--> statement-breakpoint
create index product_category_code_idx on product (category_code);
--> statement-breakpoint
create index product_search_text_idx on product using gin (search_text gin_trgm_ops);
--> statement-breakpoint
create function product_search_text() returns trigger language plpgsql as $$
begin
  select fold(concat_ws(' ', new.description, new.size, new.intern_code, new.code_pub, brand.description, model.name))
    into new.search_text from brand, model where brand.code = new.brand_code and model.code = new.model_code;
  new.search_text := coalesce(new.search_text, '');
  return new;
end $$;
--> statement-breakpoint
create trigger product_search_text before insert or update on product
  for each row execute function product_search_text();
--> statement-breakpoint
-- A touch of the products is enough: their own trigger writes the text anew.
create function brand_renamed() returns trigger language plpgsql as $$
begin update product set brand_code = new.code where brand_code = new.code; return null; end $$;
--> statement-breakpoint
create trigger brand_renamed after update of description on brand
  for each row when (old.description <> new.description) execute function brand_renamed();
--> statement-breakpoint
create function model_renamed() returns trigger language plpgsql as $$
begin update product set model_code = new.code where model_code = new.code; return null; end $$;
--> statement-breakpoint
create trigger model_renamed after update of name on model
  for each row when (old.name <> new.name) execute function model_renamed();
--> statement-breakpoint
create table product_image (
  code uuid primary key default gen_random_uuid(),
  parent_code uuid not null constraint product_image_parent_code_fkey references product on delete cascade,
  url text not null,
  position integer not null default 0,
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create index product_image_parent_code_idx on product_image (parent_code, position);
--> statement-breakpoint
create table person_type (code uuid primary key, name text not null);
--> statement-breakpoint
create table person (
  code uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone1 text not null default '',
  mobile text not null,
  is_physical boolean not null,
  physical_document text not null default '',
  legal_document text not null default '',
  person_type_code uuid not null constraint person_person_type_code_fkey references person_type,
  password_hash text not null,
  token_version integer not null default 0,
  is_active boolean not null default true,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now(),
  constraint person_one_document check ((physical_document = '') <> (legal_document = ''))
);
--> statement-breakpoint
create unique index person_email_key on person (lower(email));
--> statement-breakpoint
create unique index person_physical_document_key on person (physical_document) where physical_document <> '';
--> statement-breakpoint
create unique index person_legal_document_key on person (legal_document) where legal_document <> '';
--> statement-breakpoint
create index person_type_created_idx on person (person_type_code, created desc, code);
--> statement-breakpoint
create table state (code text primary key, name text not null);
--> statement-breakpoint
create table city (
  code text primary key,
  name text not null,
  state_code text not null constraint city_state_code_fkey references state
);
--> statement-breakpoint
create index city_state_code_idx on city (state_code, name);
--> statement-breakpoint
create table address (
  code uuid primary key default gen_random_uuid(),
  person_code uuid not null constraint address_person_code_fkey references person on delete cascade,
  long_address text not null,
  number text not null,
  complement text not null default '',
  neighborhood text not null,
  zipcode text not null,
  city_code text not null constraint address_city_code_fkey references city,
  reference text not null default '',
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create index address_person_code_idx on address (person_code, created);
--> statement-breakpoint
create table quotation (
  code uuid primary key default gen_random_uuid(),
  number integer not null generated always as identity unique,
  status text not null default 'OPEN' check (status in ('OPEN', 'IN PROGRESS', 'COMPLETE', 'CANCEL')),
  person_code uuid not null constraint quotation_person_code_fkey references person,
  seller_code uuid constraint quotation_seller_code_fkey references person,
  note text not null default '',
  created_by uuid not null constraint quotation_created_by_fkey references person,
  idempotency_key text,
  request_digest text,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now(),
  constraint quotation_served_by check (status not in ('IN PROGRESS', 'COMPLETE') or seller_code is not null)
);
--> statement-breakpoint
create unique index quotation_idempotency_key on quotation (created_by, idempotency_key);
--> statement-breakpoint
create index quotation_created_idx on quotation (created desc, code);
--> statement-breakpoint
create index quotation_person_code_idx on quotation (person_code, created desc);
--> statement-breakpoint
create index quotation_seller_code_idx on quotation (seller_code, created desc);
--> statement-breakpoint
create table quotation_item (
  code uuid primary key default gen_random_uuid(),
  quotation_code uuid not null constraint quotation_item_quotation_code_fkey references quotation on delete cascade,
  product_code uuid not null constraint quotation_item_product_code_fkey references product,
  position integer not null,
  quantity integer not null check (quantity >= 1),
  description text not null,
  size text not null,
  code_pub text not null,
  intern_code text not null
);
--> statement-breakpoint
create index quotation_item_quotation_code_idx on quotation_item (quotation_code, position);
--> statement-breakpoint
create index quotation_item_product_code_idx on quotation_item (product_code);
--> statement-breakpoint
create table quotation_event (
  id integer primary key generated always as identity,
  quotation_code uuid not null constraint quotation_event_quotation_code_fkey references quotation on delete cascade,
  status text not null,
  note text not null default '',
  actor_code uuid not null constraint quotation_event_actor_code_fkey references person,
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create index quotation_event_quotation_code_idx on quotation_event (quotation_code, id);
--> statement-breakpoint
create table site_content (
  key text primary key,
  value jsonb not null,
  updated timestamptz(3) not null default now()
);
--> statement-breakpoint
-- No foreign key to person: the trail outlives the records it speaks of.
create table log_entry (
  id integer primary key generated always as identity,
  message text not null,
  actor_code uuid,
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create index log_entry_created_idx on log_entry (created desc, id desc);
