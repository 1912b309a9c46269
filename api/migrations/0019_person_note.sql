-- What staff note about a client; the client's data export has it, and it goes when the client's data are erased.
create table person_note (
  code uuid primary key default gen_random_uuid(),
  person_code uuid not null references person (code) on delete cascade,
  author_code uuid not null references person (code),
  text text not null,
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create index person_note_person_idx on person_note (person_code, created desc);
