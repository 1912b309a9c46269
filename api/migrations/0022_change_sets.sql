-- What an import or a deed on many products changed, so that it can be taken back as a whole within a day.
create table change_set (
  code uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('IMPORT', 'BRAND', 'GROUP', 'PRICE', 'STATUS')),
  -- What was done, as people read it.
  summary text not null default '',
  made integer not null default 0,
  changed integer not null default 0,
  actor_code uuid,
  created timestamptz(3) not null default now(),
  undone timestamptz(3),
  undone_by uuid
);
--> statement-breakpoint
create index change_set_created_idx on change_set (created desc, code);
--> statement-breakpoint
-- Dropped once the set can be undone no longer.
create table change_item (
  change_set_code uuid not null constraint change_item_change_set_code_fkey references change_set on delete cascade,
  -- Not a reference: the product may be deleted meanwhile, which undoing then tells.
  product_code uuid not null,
  -- Columns and values that changed; null before for a product that was made.
  before jsonb,
  after jsonb not null,
  version_before integer not null,
  -- The version that the set left, or that the undoing of a later set came back to.
  version integer not null,
  primary key (change_set_code, product_code)
);
--> statement-breakpoint
create index change_item_product_code_idx on change_item (product_code);
--> statement-breakpoint
-- What people edit of a product: everything but what the database computes of it.
create function edited_columns(row_of jsonb) returns jsonb language sql immutable as $$
  select row_of - array['code', 'created', 'updated', 'version', 'rim', 'line_set', 'search_text']
$$;
--> statement-breakpoint
-- The entries of `one` that `other` has otherwise.
create function differing(one jsonb, other jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(one) where other -> key is distinct from value
$$;
--> statement-breakpoint
-- The set that a transaction writes down is named by a setting of it; without one nothing is written down.
create function note_made_items() returns trigger language plpgsql as $$
declare
  change_set_of constant text := coalesce(current_setting('rodovia.change_set', true), '');
begin
  if change_set_of <> '' then
    insert into change_item (change_set_code, product_code, after, version_before, version)
      select change_set_of::uuid, code, edited_columns(to_jsonb(fresh)), 0, version from fresh;
  end if;
  return null;
end $$;
--> statement-breakpoint
create function note_changed_items() returns trigger language plpgsql as $$
declare
  change_set_of constant text := coalesce(current_setting('rodovia.change_set', true), '');
begin
  if change_set_of <> '' then
    insert into change_item as known (change_set_code, product_code, before, after, version_before, version)
      select change_set_of::uuid, fresh.code,
        differing(edited_columns(to_jsonb(earlier)), edited_columns(to_jsonb(fresh))),
        differing(edited_columns(to_jsonb(fresh)), edited_columns(to_jsonb(earlier))), earlier.version, fresh.version
      from fresh join earlier on earlier.code = fresh.code where earlier.version <> fresh.version
    on conflict (change_set_code, product_code) do update set before = excluded.before || known.before,
      after = known.after || excluded.after, version = excluded.version;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger product_items_made after insert on product
  referencing new table as fresh for each statement execute function note_made_items();
--> statement-breakpoint
create trigger product_items_changed after update on product
  referencing old table as earlier new table as fresh for each statement execute function note_changed_items();
