-- Whether a line is the first of its label in the set: counting those counts the products that have the label.
alter table product_line add column is_first boolean not null default false;
--> statement-breakpoint
create or replace function product_lines() returns trigger language plpgsql as $$
begin
  insert into product_line (line_set, key, label_key, label, value, place, is_first)
    select changed.line_set, line.key, line.label_key, line.label, line.value, line.place,
      row_number() over (partition by changed.line_set, line.label_key order by line.place) = 1
    from (select distinct line_set, observation from changed) as changed, lines_of(changed.observation) as line
    where not exists (select from product_line as known where known.line_set = changed.line_set)
    order by changed.line_set, line.key
    on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
update product_line set is_first = true
  where (line_set, place) in (select line_set, min(place) from product_line group by line_set, label_key);
--> statement-breakpoint
-- What searches look into, folded once and not for every search.
alter table log_entry add column search_text text generated always as (fold(message)) stored;
--> statement-breakpoint
create index log_entry_search_text_idx on log_entry using gin (search_text gin_trgm_ops);
--> statement-breakpoint
alter table mail_message add column search_text text
  generated always as (fold(sender || ' ' || recipient || ' ' || subject)) stored;
--> statement-breakpoint
create index mail_message_search_text_idx on mail_message using gin (search_text gin_trgm_ops);
--> statement-breakpoint
alter table person add column search_text text
  generated always as (fold(name || ' ' || email || ' ' || physical_document || ' ' || legal_document)) stored;
--> statement-breakpoint
create index person_search_text_idx on person using gin (search_text gin_trgm_ops);
--> statement-breakpoint
create index person_name_idx on person using gin (fold(name) gin_trgm_ops);
--> statement-breakpoint
create index person_created_idx on person (created desc, code);
