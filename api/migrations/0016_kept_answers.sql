-- What a write that named an idempotency key was answered: sent again, it is told the same and not done twice.
create table kept_answer (
  person_code uuid not null references person (code) on delete cascade,
  key text not null,
  -- Of the call and its content, made with the installation's secret.
  digest text not null,
  -- Missing while it is being done.
  status smallint,
  type text,
  answer text,
  created timestamptz(3) not null default now(),
  primary key (person_code, key)
);
--> statement-breakpoint
create index kept_answer_created_idx on kept_answer (created);
