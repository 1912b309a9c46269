-- What was deleted, for as long as it can be brought back: the row as it was, and those of its pictures.
create table removed_record (
  code uuid primary key,
  resource text not null,
  content jsonb not null,
  pictures jsonb not null default '[]',
  removed timestamptz(3) not null default now()
);
--> statement-breakpoint
create index removed_record_removed_idx on removed_record (removed);
