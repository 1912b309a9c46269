-- Products with the same observation share its lines: facets count sets of lines before they look into them.
alter table product add column line_set uuid generated always as (md5(observation)::uuid) stored;
--> statement-breakpoint
create index product_line_set_idx on product (line_set) where is_active;
--> statement-breakpoint
-- Lines `label:value`, one row for each that can be filtered by. Sets that no product has any more do no harm.
create table product_line (
  line_set uuid not null,
  key text not null,
  label_key text not null,
  label text not null,
  value text not null,
  place integer not null,
  primary key (line_set, key)
);
--> statement-breakpoint
create index product_line_key_idx on product_line (key);
--> statement-breakpoint
-- `;` separates the values of a filter, so a line that has one cannot be asked for; nor is a whole paragraph a value.
create function lines_of(observation text)
returns table (key text, label_key text, label text, value text, place integer) language sql immutable strict as $$
  select distinct on (fold(label) || ':' || fold(value)) fold(label) || ':' || fold(value), fold(label), label, value,
    ordinal::integer
  from regexp_split_to_table(observation, E'\r\n|\n|\r') with ordinality as lines (line, ordinal),
    lateral (select btrim(split_part(line, ':', 1), E' \t') as label,
      btrim(substr(line, strpos(line, ':') + 1), E' \t') as value) as parts
  where strpos(line, ':') > 0 and strpos(line, ';') = 0
    and length(label) between 1 and 60 and length(value) between 1 and 120
  order by fold(label) || ':' || fold(value), ordinal
$$;
--> statement-breakpoint
create function product_lines() returns trigger language plpgsql as $$
begin
  insert into product_line (line_set, key, label_key, label, value, place)
    select changed.line_set, line.* from (select distinct line_set, observation from changed) as changed,
      lines_of(changed.observation) as line
    where not exists (select from product_line as known where known.line_set = changed.line_set)
    order by changed.line_set, line.key
    on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger product_lines_added after insert on product
  referencing new table as changed for each statement execute function product_lines();
--> statement-breakpoint
create trigger product_lines_changed after update on product
  referencing new table as changed for each statement execute function product_lines();
--> statement-breakpoint
insert into product_line (line_set, key, label_key, label, value, place)
  select stored.line_set, line.* from (select distinct line_set, observation from product) as stored,
    lines_of(stored.observation) as line
  on conflict do nothing;
