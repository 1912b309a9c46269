-- What became of the fields of persons, products, models and quotations, and who did it.
create table record_change (
  id integer generated always as identity primary key,
  entity text not null check (entity in ('PERSON', 'PRODUCT', 'MODEL', 'QUOTATION')),
  record_code uuid not null,
  kind text not null check (kind in ('CREATED', 'CHANGED', 'REMOVED')),
  -- Column of the record's table, or what else belongs to the record: 'address', 'image', 'item'.
  field text not null default '',
  before text not null default '',
  after text not null default '',
  -- Null for what nobody did: a clock, a command of the machine.
  actor_code uuid,
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create index record_change_record_code_idx on record_change (record_code, created desc, id);
--> statement-breakpoint
create index record_change_created_idx on record_change (created desc, id);
--> statement-breakpoint
create index record_change_actor_code_idx on record_change (actor_code, created desc, id);
--> statement-breakpoint
create index record_change_entity_idx on record_change (entity, created desc, id);
--> statement-breakpoint
-- Who acts in this transaction is known once its line of the audit trail is written: what calls this waits for its end.
create function note_change(entity text, record uuid, kind text, field text, before text, after text)
returns void language plpgsql as $$
begin
  insert into record_change (entity, record_code, kind, field, before, after, actor_code) values (
    entity, record, kind, field, coalesce(before, ''), coalesce(after, ''),
    nullif(current_setting('rodovia.actor', true), '')::uuid
  );
end $$;
--> statement-breakpoint
-- A removal of somebody's data must not write down what it removes, nor a demonstration its own making.
create function is_unrecorded() returns boolean language sql stable as $$
  select coalesce(current_setting('rodovia.unrecorded', true), '') = 'on'
$$;
--> statement-breakpoint
-- A column as people read it: `brand_code=brand.description` takes the name of the record that it refers to.
create function named_value(row_of jsonb, spec text) returns text language plpgsql stable as $$
declare
  field constant text := split_part(spec, '=', 1);
  source constant text := split_part(spec, '=', 2);
  found_name text;
begin
  if source = '' then return row_of ->> field; end if;
  execute format('select %I from %I where code = $1', split_part(source, '.', 2), split_part(source, '.', 1))
    into found_name using (row_of ->> field)::uuid;
  return coalesce(found_name, row_of ->> field);
end $$;
--> statement-breakpoint
-- Arguments: the entity, the column by which a removed record is known (none for persons), and the columns to tell of.
create function note_record_change() returns trigger language plpgsql as $$
declare
  entity constant text := tg_argv[0];
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  spec text;
  field text;
begin
  if is_unrecorded() then return null; end if;
  if tg_op = 'INSERT' then
    perform note_change(entity, (after ->> 'code')::uuid, 'CREATED', '', '', '');
  elsif tg_op = 'DELETE' then
    perform note_change(entity, (before ->> 'code')::uuid, 'REMOVED', '', before ->> tg_argv[1], '');
  elsif (after ->> 'created')::timestamptz <> now()::timestamptz(3) then
    foreach spec in array tg_argv[2:] loop
      field := split_part(spec, '=', 1);
      if before ->> field is distinct from after ->> field then
        perform note_change(entity, (after ->> 'code')::uuid, 'CHANGED', field,
          named_value(before, spec), named_value(after, spec));
      end if;
    end loop;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- What belongs to a record; it tells nothing while the record itself comes or goes.
-- Arguments: the entity, its table, the column that refers to it, the name of the part.
create function note_part_change() returns trigger language plpgsql as $$
declare
  part constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  owner constant uuid := (part ->> tg_argv[2])::uuid;
  before constant text := case when tg_op <> 'INSERT' then part_text(to_jsonb(old)) end;
  after constant text := case when tg_op <> 'DELETE' then part_text(to_jsonb(new)) end;
  is_settled boolean;
begin
  if is_unrecorded() or before is not distinct from after then return null; end if;
  execute format('select created <> now()::timestamptz(3) from %I where code = $1', tg_argv[1]) into is_settled using owner;
  if is_settled then
    perform note_change(tg_argv[0], owner, 'CHANGED', tg_argv[3], before, after);
  end if;
  return null;
end $$;
--> statement-breakpoint
-- An address in one line, and a picture by its address.
create function part_text(part jsonb) returns text language sql stable as $$
  select case when part ? 'long_address'
    then concat_ws(', ', part ->> 'long_address', part ->> 'number', nullif(part ->> 'complement', ''),
      part ->> 'neighborhood', (select name from city where code = part ->> 'city_code'), part ->> 'zipcode',
      nullif(part ->> 'reference', ''))
    else part ->> 'url' end
$$;
--> statement-breakpoint
create constraint trigger product_made after insert or delete on product deferrable initially deferred
  for each row execute function note_record_change('PRODUCT', 'description');
--> statement-breakpoint
create constraint trigger product_told after update on product deferrable initially deferred
  for each row when ((old.is_active, old.intern_code, old.code_pub, old.description, old.size, old.unit, old.observation,
    old.public_price, old.company_code, old.group_code, old.brand_code, old.model_code, old.category_code)
    is distinct from (new.is_active, new.intern_code, new.code_pub, new.description, new.size, new.unit, new.observation,
    new.public_price, new.company_code, new.group_code, new.brand_code, new.model_code, new.category_code))
  execute function note_record_change('PRODUCT', 'description', 'is_active', 'intern_code', 'code_pub', 'description',
    'size', 'unit', 'observation', 'public_price', 'company_code=company.description',
    'group_code=product_group.description', 'brand_code=brand.description', 'model_code=model.name',
    'category_code=category.description');
--> statement-breakpoint
create constraint trigger model_made after insert or delete on model deferrable initially deferred
  for each row execute function note_record_change('MODEL', 'name');
--> statement-breakpoint
create constraint trigger model_told after update on model deferrable initially deferred
  for each row when ((old.is_active, old.name, old.description) is distinct from (new.is_active, new.name, new.description))
  execute function note_record_change('MODEL', 'name', 'is_active', 'name', 'description');
--> statement-breakpoint
create constraint trigger person_made after insert or delete on person deferrable initially deferred
  for each row execute function note_record_change('PERSON', '');
--> statement-breakpoint
create constraint trigger person_told after update on person deferrable initially deferred
  for each row when ((old.is_active, old.name, old.email, old.phone1, old.mobile, old.is_physical, old.physical_document,
    old.legal_document, old.person_type_code) is distinct from (new.is_active, new.name, new.email, new.phone1, new.mobile,
    new.is_physical, new.physical_document, new.legal_document, new.person_type_code))
  execute function note_record_change('PERSON', '', 'is_active', 'name', 'email', 'phone1', 'mobile', 'is_physical',
    'physical_document', 'legal_document', 'person_type_code=person_type.name');
--> statement-breakpoint
-- People of a quotation are named when it is read: a name that was removed must not stay here.
create constraint trigger quotation_made after insert or delete on quotation deferrable initially deferred
  for each row execute function note_record_change('QUOTATION', 'number');
--> statement-breakpoint
create constraint trigger quotation_told after update on quotation deferrable initially deferred
  for each row when ((old.status, old.person_code, old.seller_code, old.note, old.outcome, old.loss_reason_code)
    is distinct from (new.status, new.person_code, new.seller_code, new.note, new.outcome, new.loss_reason_code))
  execute function note_record_change('QUOTATION', 'number', 'status', 'person_code', 'seller_code', 'note', 'outcome',
    'loss_reason_code=loss_reason.description');
--> statement-breakpoint
create constraint trigger address_told after insert or update or delete on address deferrable initially deferred
  for each row execute function note_part_change('PERSON', 'person', 'person_code', 'address');
--> statement-breakpoint
create constraint trigger product_image_told after insert or delete on product_image deferrable initially deferred
  for each row execute function note_part_change('PRODUCT', 'product', 'parent_code', 'image');
--> statement-breakpoint
create constraint trigger model_image_told after insert or delete on model_image deferrable initially deferred
  for each row execute function note_part_change('MODEL', 'model', 'parent_code', 'image');
