-- A session that opens one quotation only, for somebody without an account; whether the shop takes quotations from them.
alter table session add column quotation_code uuid
  constraint session_quotation_code_fkey references quotation on delete cascade;
--> statement-breakpoint
create index session_quotation_code_idx on session (quotation_code) where quotation_code is not null;
--> statement-breakpoint
alter table desk_settings add column takes_guests boolean not null default true;
