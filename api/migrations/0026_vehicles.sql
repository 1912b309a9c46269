-- The vehicles that clients order tyres for. Nobody else reads them; what is changed of them is noted nowhere.
create table vehicle (
  code uuid primary key default gen_random_uuid(),
  person_code uuid not null constraint vehicle_person_code_fkey references person on delete cascade,
  name text not null,
  plate text not null default '',
  kind text not null check (kind in ('CAR', 'MOTORCYCLE', 'UTILITY', 'TRUCK', 'SEMITRAILER', 'FARM')),
  axles jsonb not null,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now(),
  version integer not null default 1
);
--> statement-breakpoint
create index vehicle_person_code_idx on vehicle (person_code, name, code);
--> statement-breakpoint
create trigger vehicle_changed before update on vehicle for each row execute function record_changed();
