-- What undoing did with each product of a set; null while the set is not undone.
alter table change_item add column outcome text
  check (outcome in ('BACK', 'REMOVED', 'SWITCHED_OFF', 'LEFT'));
--> statement-breakpoint
-- Why a product was left as it was, after its name: 'foi alterado depois disso'.
alter table change_item add column reason text not null default '';
--> statement-breakpoint
-- Products that undoing left as they were.
alter table change_set add column left_out integer not null default 0;
