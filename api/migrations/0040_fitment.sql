-- Vehicles as they are sold, with their factory sizes, and where these are said.
create table fitment (
  code uuid primary key default gen_random_uuid(),
  description text not null,
  years text not null,
  first_year integer not null,
  last_year integer,
  type text not null,
  sizes text not null,
  rear_sizes text not null default '',
  source text not null,
  is_active boolean not null default true,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now(),
  version integer not null default 1
);
--> statement-breakpoint
create unique index fitment_description_key on fitment (fold(description), first_year);
--> statement-breakpoint
create trigger fitment_changed before update on fitment for each row execute function record_changed();
--> statement-breakpoint
create trigger public_data_changed after insert or update or delete or truncate on fitment
  for each statement execute function public_data_changed('catalogue');
