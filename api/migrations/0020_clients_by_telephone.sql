-- A client on the telephone has a name and a number: neither an address, nor a document, nor a password yet.
-- The index is on what log-ins look for; a missing address is null there, which nothing equals.
drop index person_email_key;
--> statement-breakpoint
create unique index person_email_key on person (nullif(lower(email), ''));
--> statement-breakpoint
alter table person drop constraint person_one_document;
--> statement-breakpoint
alter table person add constraint person_one_document check (physical_document = '' or legal_document = '');
--> statement-breakpoint
-- Only the digest of what the link carries: whoever reads this table can set nobody's password.
create table invitation_link (
  digest text primary key,
  person_code uuid not null constraint invitation_link_person_code_fkey references person on delete cascade,
  created_by uuid not null,
  expires timestamptz(3) not null,
  used timestamptz(3),
  -- When another one took its place, or its person was switched off.
  voided timestamptz(3),
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create index invitation_link_person_code_idx on invitation_link (person_code);
