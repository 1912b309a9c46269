-- What client and staff write to each other about a quotation. It changes nothing of the quotation itself.
create table message (
  code uuid primary key default gen_random_uuid(),
  quotation_code uuid not null constraint message_quotation_code_fkey references quotation on delete cascade,
  -- Its place in the conversation, from 1.
  position integer not null check (position > 0),
  side text not null check (side in ('CLIENT', 'STAFF')),
  author_code uuid not null constraint message_author_code_fkey references person,
  text text not null check (char_length(text) <= 2000),
  -- The line that it is about, as it was offered or asked for.
  quote text not null default '',
  idempotency_key text,
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create unique index message_position_key on message (quotation_code, position);
--> statement-breakpoint
create unique index message_idempotency_key on message (author_code, idempotency_key);
--> statement-breakpoint
create table message_picture (
  code uuid primary key default gen_random_uuid(),
  message_code uuid not null constraint message_picture_message_code_fkey references message on delete cascade,
  position integer not null
);
--> statement-breakpoint
create unique index message_picture_position_key on message_picture (message_code, position);
--> statement-breakpoint
-- Up to where somebody has read a conversation.
create table message_read (
  quotation_code uuid not null constraint message_read_quotation_code_fkey references quotation on delete cascade,
  person_code uuid not null constraint message_read_person_code_fkey references person on delete cascade,
  position integer not null,
  primary key (quotation_code, person_code)
);
--> statement-breakpoint
create index message_read_person_code_idx on message_read (person_code);
--> statement-breakpoint
-- One row for each quotation that is spoken about: how far it has got, and who is to be mailed about what is unread.
create table conversation (
  quotation_code uuid primary key constraint conversation_quotation_code_fkey references quotation on delete cascade,
  -- Place of the last message of all, and of each side; 0 before the first.
  last_position integer not null default 0,
  last_client integer not null default 0,
  last_staff integer not null default 0,
  -- Up to where anybody of the staff has read.
  staff_read integer not null default 0,
  -- When a side is mailed unless it has read by then; null where there is nothing to say.
  client_mail timestamptz(3),
  staff_mail timestamptz(3),
  -- When a side was last mailed.
  client_mailed timestamptz(3),
  staff_mailed timestamptz(3)
);
--> statement-breakpoint
create index conversation_client_mail_idx on conversation (client_mail) where client_mail is not null;
--> statement-breakpoint
create index conversation_staff_mail_idx on conversation (staff_mail) where staff_mail is not null;
--> statement-breakpoint
create index conversation_unread_by_staff_idx on conversation (quotation_code) where last_client > staff_read;
--> statement-breakpoint
alter table quotation_event drop constraint quotation_event_kind_check;
--> statement-breakpoint
alter table quotation_event add constraint quotation_event_kind_check
  check (kind in ('STEP', 'EDIT', 'REASSIGNMENT', 'PROPOSAL', 'MESSAGE'));
