-- Why a quotation was lost; kept by administrators.
create table loss_reason (
  code uuid primary key default gen_random_uuid(),
  is_active boolean not null default true,
  description text not null,
  -- The reason of a client's refusal that this one stands for.
  refusal text unique check (refusal in ('PRICE', 'DEADLINE', 'STOCK', 'BOUGHT_ELSEWHERE', 'OTHER')),
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now(),
  version integer not null default 1
);
--> statement-breakpoint
create unique index loss_reason_description_key on loss_reason (fold(description));
--> statement-breakpoint
create trigger loss_reason_changed before update on loss_reason for each row execute function record_changed();
--> statement-breakpoint
insert into loss_reason (description, refusal) values
  ('Preço', 'PRICE'),
  ('Prazo de entrega', 'DEADLINE'),
  ('Falta de estoque', 'STOCK'),
  ('Comprou em outro lugar', 'BOUGHT_ELSEWHERE'),
  ('Outro motivo', 'OTHER');
--> statement-breakpoint
-- One row: how quotations are answered.
create table desk_settings (
  only_row boolean primary key default true check (only_row),
  work_hours jsonb not null default '[
    {"Weekday": 1, "From": "08:00", "To": "18:00"},
    {"Weekday": 2, "From": "08:00", "To": "18:00"},
    {"Weekday": 3, "From": "08:00", "To": "18:00"},
    {"Weekday": 4, "From": "08:00", "To": "18:00"},
    {"Weekday": 5, "From": "08:00", "To": "18:00"},
    {"Weekday": 6, "From": "08:00", "To": "12:00"}
  ]',
  -- Working minutes from closing until a first proposal is due.
  answer_minutes integer not null default 480 check (answer_minutes > 0),
  sellers_take boolean not null default false,
  assigns boolean not null default false,
  whatsapp text not null default '',
  version integer not null default 1
);
--> statement-breakpoint
insert into desk_settings default values;
--> statement-breakpoint
create trigger desk_settings_changed before update on desk_settings for each row execute function record_changed();
--> statement-breakpoint
alter table quotation
  -- When a first proposal is due; null for those from before there was a time to answer.
  add column response_due timestamptz(3),
  add column first_proposal timestamptz(3),
  -- Working minutes from closing to the first proposal.
  add column answer_minutes integer,
  -- When it was told that it is late.
  add column late_told timestamptz(3),
  -- What became of one that is complete.
  add column outcome text check (outcome in ('WON', 'LOST', 'UNANSWERED')),
  add column loss_reason_code uuid constraint quotation_loss_reason_code_fkey references loss_reason,
  add constraint quotation_outcome_of_complete check (outcome is null or status = 'COMPLETE'),
  add constraint quotation_reason_of_lost check (loss_reason_code is null or outcome = 'LOST');
--> statement-breakpoint
update quotation set first_proposal = sent.first from (
  select quotation_code, min(sent) as first from proposal where sent is not null group by quotation_code
) sent where sent.quotation_code = quotation.code;
--> statement-breakpoint
create index quotation_response_due_idx on quotation (response_due)
  where first_proposal is null and status in ('OPEN', 'IN PROGRESS');
--> statement-breakpoint
create index quotation_loss_reason_code_idx on quotation (loss_reason_code);
--> statement-breakpoint
-- What the clock or a proposal writes beside a quotation makes nobody's copy of it an old one.
drop trigger quotation_changed on quotation;
--> statement-breakpoint
create trigger quotation_changed before update of status, person_code, seller_code, note, updated on quotation
  for each row execute function record_changed();
