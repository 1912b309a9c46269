create table mail_message (
  code uuid primary key default gen_random_uuid(),
  kind text not null,
  person_code uuid constraint mail_message_person_code_fkey references person on delete set null,
  sender text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'SENT', 'ERROR')),
  attempts integer not null default 0,
  due timestamptz(3) not null default now(),
  -- Set while an instance is sending; after it another one may take over from an instance that died.
  leased_until timestamptz(3),
  failure text not null default '',
  sent timestamptz(3),
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create index mail_message_created_idx on mail_message (created desc, code);
--> statement-breakpoint
create index mail_message_due_idx on mail_message (due) where status = 'PENDING';
--> statement-breakpoint
create index mail_message_person_code_idx on mail_message (person_code);
--> statement-breakpoint
create table recovery_link (
  digest text primary key,
  person_code uuid not null constraint recovery_link_person_code_fkey references person on delete cascade,
  mail_code uuid not null constraint recovery_link_mail_code_fkey references mail_message on delete cascade,
  expires timestamptz(3) not null,
  used timestamptz(3),
  -- Whether the link still stands in the stored text of its mail.
  readable boolean not null default true,
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create index recovery_link_person_code_idx on recovery_link (person_code);
--> statement-breakpoint
create index recovery_link_readable_idx on recovery_link (expires) where readable;
--> statement-breakpoint
-- Not in the write-ahead log: a crash forgets the counts, which costs nobody anything.
create unlogged table rate_limit (
  key text primary key,
  count integer not null,
  until timestamptz(3) not null
);
--> statement-breakpoint
-- Words of products, for correcting a typo. Words that no product has any more do no harm: they find nothing.
create table search_word (word text primary key);
--> statement-breakpoint
create function product_words() returns trigger language plpgsql as $$
begin
  insert into search_word (word)
    select distinct word from changed, regexp_split_to_table(changed.search_text, '[^[:alpha:]]+') as word
    where length(word) between 4 and 40 order by word
    on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger product_words_added after insert on product
  referencing new table as changed for each statement execute function product_words();
--> statement-breakpoint
create trigger product_words_changed after update on product
  referencing new table as changed for each statement execute function product_words();
--> statement-breakpoint
insert into search_word (word)
  select distinct word from product, regexp_split_to_table(product.search_text, '[^[:alpha:]]+') as word
  where length(word) between 4 and 40 on conflict do nothing;
