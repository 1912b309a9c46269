-- People are found by their telephones too, whose digits stand without punctuation.
alter table person drop column search_text;
--> statement-breakpoint
alter table person add column search_text text
  generated always as (fold(name || ' ' || email || ' ' || physical_document || ' ' || legal_document || ' ' ||
    regexp_replace(mobile, '\D', '', 'g') || ' ' || regexp_replace(phone1, '\D', '', 'g'))) stored;
--> statement-breakpoint
create index person_search_text_idx on person using gin (search_text gin_trgm_ops);
