-- What customers looked for and the catalogue does not have: counted, without who and from where.
create table search_miss (
  code uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('TERM', 'SIZE')),
  -- Folded words, or a size as the trade writes it.
  term text not null,
  -- Digits of a size, as products have them.
  size_key text not null default '',
  asked integer not null,
  created timestamptz(3) not null default now(),
  last_asked timestamptz(3) not null default now(),
  unique (kind, term)
);
--> statement-breakpoint
create index search_miss_asked_idx on search_miss (asked desc, last_asked desc);
