-- The place of a step in the order in which steps became visible. The running id will not do: of two that are written
-- at once, the lower one may be committed last, and whoever has read the higher one would never see it.
alter table quotation_event add column sequence integer;
--> statement-breakpoint
create sequence quotation_event_sequence as integer;
--> statement-breakpoint
update quotation_event set sequence = id;
--> statement-breakpoint
select setval('quotation_event_sequence', (select coalesce(max(sequence), 0) + 1 from quotation_event), false);
--> statement-breakpoint
create unique index quotation_event_sequence_key on quotation_event (sequence);
--> statement-breakpoint
-- Runs at the very end of the transaction, so that nobody waits for anything but the commit of the one before.
create function quotation_event_numbered() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(72646870);
  update quotation_event set sequence = nextval('quotation_event_sequence') where id = new.id;
  perform pg_notify('rodovia', 'quotation');
  return null;
end $$;
--> statement-breakpoint
create constraint trigger quotation_event_numbered after insert on quotation_event
  deferrable initially deferred for each row execute function quotation_event_numbered();
--> statement-breakpoint
-- Who may not be what it was any more: open streams of that person look again.
create function person_access_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('rodovia', 'person:' || old.code);
  return null;
end $$;
--> statement-breakpoint
create trigger person_access_changed after update on person for each row
  when (old.token_version <> new.token_version or old.is_active <> new.is_active
    or old.person_type_code <> new.person_type_code)
  execute function person_access_changed();
--> statement-breakpoint
create trigger person_deleted after delete on person for each row execute function person_access_changed();
