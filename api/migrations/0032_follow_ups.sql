-- Board and forecast: what ended lately.
create index quotation_event_ended_idx on quotation_event (created, quotation_code)
  where kind = 'STEP' and status in ('COMPLETE', 'CANCEL');
--> statement-breakpoint
-- Notices: what happened lately.
create index quotation_event_created_idx on quotation_event (created);
--> statement-breakpoint
-- Notices of administrators: quotations on which they acted.
create index quotation_event_actor_code_idx on quotation_event (actor_code, quotation_code);
--> statement-breakpoint
-- Texts that staff insert into messages, notes and refusals; names in braces stand for facts of the quotation.
create table text_template (
  code uuid primary key default gen_random_uuid(),
  is_active boolean not null default true,
  description text not null,
  purpose text not null check (purpose in ('Mensagem', 'Observação', 'Recusa')),
  text text not null,
  created timestamptz(3) not null default now(),
  updated timestamptz(3) not null default now(),
  version integer not null default 1
);
--> statement-breakpoint
create unique index text_template_description_key on text_template (fold(description));
--> statement-breakpoint
create trigger text_template_changed before update on text_template for each row execute function record_changed();
--> statement-breakpoint
insert into text_template (description, purpose, text) values
  ('Retomar a proposta', 'Mensagem', 'Olá, {cliente}! A proposta do orçamento nº {número}, de {total}, vale até {validade}. Posso ajudar em alguma coisa?'),
  ('Pedir mais detalhes', 'Mensagem', 'Olá, {cliente}! Para montar a proposta do orçamento nº {número}, preciso saber em que veículo os pneus serão usados.'),
  ('Montagem por agendamento', 'Observação', 'A montagem é feita por agendamento; combine o dia com {vendedor}.'),
  ('Fora de linha', 'Recusa', 'O produto saiu de linha.'),
  ('Pedido repetido', 'Recusa', 'O mesmo pedido já está em outro orçamento.');
--> statement-breakpoint
-- When somebody wants to be reminded of a quotation, at most once each.
create table quotation_reminder (
  quotation_code uuid not null references quotation on delete cascade,
  person_code uuid not null references person on delete cascade,
  due date not null,
  note text not null default '',
  created timestamptz(3) not null default now(),
  primary key (quotation_code, person_code)
);
--> statement-breakpoint
create index quotation_reminder_person_idx on quotation_reminder (person_code, due);
--> statement-breakpoint
-- Working days without a word from the client after which a proposal needs a follow-up; 0 means never.
alter table desk_settings add column silent_days integer not null default 3 check (silent_days between 0 and 60);
--> statement-breakpoint
-- What staff have seen of the notices about their work, and which mails about it they want.
create table notice_choice (
  person_code uuid primary key references person on delete cascade,
  seen timestamptz(3),
  digest boolean not null default false,
  weekly boolean not null default true,
  digested timestamptz(3),
  weekly_sent date
);
--> statement-breakpoint
insert into notice_choice (person_code, seen, weekly_sent) select code, now(), current_date from person;
