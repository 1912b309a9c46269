-- Lists that clients keep under a name, to order them again.
create table saved_list (
  code uuid primary key default gen_random_uuid(),
  person_code uuid not null constraint saved_list_person_code_fkey references person on delete cascade,
  name text not null,
  items jsonb not null,
  free_items jsonb not null,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now(),
  version integer not null default 1
);
--> statement-breakpoint
create index saved_list_person_code_idx on saved_list (person_code, name, code);
--> statement-breakpoint
create trigger saved_list_changed before update on saved_list for each row execute function record_changed();
