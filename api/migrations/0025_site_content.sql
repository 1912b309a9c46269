-- The shop's own pages as administrators write them: what is live stays in `site_content`.
-- One row: what is being written; without content it is what is live.
create table site_draft (
  only_row boolean primary key default true check (only_row),
  -- By which the list of changes knows the content.
  code uuid not null default gen_random_uuid(),
  content jsonb,
  saved timestamptz(3),
  saved_by uuid,
  version integer not null default 1
);
--> statement-breakpoint
insert into site_draft default values;
--> statement-breakpoint
create trigger site_draft_changed before update on site_draft for each row execute function record_changed();
--> statement-breakpoint
-- What was live, from when on, and who published it; nobody did what was there before the first publication.
create table site_version (
  number integer primary key,
  content jsonb not null,
  returned_to integer,
  author_code uuid,
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
-- Pictures that were sent for the pages.
create table site_picture (
  url text primary key,
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
alter table record_change drop constraint record_change_entity_check;
--> statement-breakpoint
alter table record_change add constraint record_change_entity_check
  check (entity in ('PERSON', 'PRODUCT', 'MODEL', 'QUOTATION', 'SITE'));
