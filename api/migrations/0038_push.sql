-- Devices whose owners want to be told of news of their quotations, and what they are still to be told.
create table push_subscription (
  code uuid primary key default gen_random_uuid(),
  person_code uuid not null references person on delete cascade,
  quotation_code uuid references quotation on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create index push_subscription_person_idx on push_subscription (person_code);
--> statement-breakpoint
create index push_subscription_quotation_idx on push_subscription (quotation_code) where quotation_code is not null;
--> statement-breakpoint
create table push_message (
  code uuid primary key default gen_random_uuid(),
  subscription_code uuid not null references push_subscription on delete cascade,
  content jsonb not null,
  attempts integer not null default 0,
  due timestamptz(3) not null default now(),
  leased_until timestamptz(3),
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create index push_message_subscription_idx on push_message (subscription_code);
--> statement-breakpoint
create index push_message_due_idx on push_message (due);
