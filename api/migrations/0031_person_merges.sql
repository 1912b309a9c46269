-- Clients of whom there were two: what belonged to the merged one belongs to the kept one, and can be given back for a day.
create table person_merge (
  code uuid primary key default gen_random_uuid(),
  kept_code uuid not null constraint person_merge_kept_code_fkey references person,
  merged_code uuid not null constraint person_merge_merged_code_fkey references person,
  actor_code uuid not null constraint person_merge_actor_code_fkey references person,
  moved jsonb not null,
  fields jsonb not null,
  was_active boolean not null,
  created timestamptz(3) not null default now(),
  undone timestamptz(3)
);
--> statement-breakpoint
create unique index person_merge_merged_code_key on person_merge (merged_code) where undone is null;
--> statement-breakpoint
create index person_merge_kept_code_idx on person_merge (kept_code, created);
--> statement-breakpoint
create index person_mobile_digits_idx on person (regexp_replace(mobile, '[^0-9]', '', 'g'));
--> statement-breakpoint
create index person_phone1_digits_idx on person (regexp_replace(phone1, '[^0-9]', '', 'g'));
