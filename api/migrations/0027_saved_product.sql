-- Products that a client likes or has looked at; their data export has them, and they go with the account.
create table saved_product (
  person_code uuid not null references person (code) on delete cascade,
  kind text not null check (kind in ('FAVOURITE', 'SEEN')),
  product_code uuid not null references product (code) on delete cascade,
  created timestamptz(3) not null default now(),
  primary key (person_code, kind, product_code)
);
--> statement-breakpoint
create index saved_product_product_idx on saved_product (product_code);
