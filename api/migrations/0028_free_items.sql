-- What a customer asked for in words of its own, because the catalogue does not have it.
create table quotation_free_item (
  code uuid primary key default gen_random_uuid(),
  quotation_code uuid not null constraint quotation_free_item_quotation_code_fkey references quotation on delete cascade,
  position integer not null,
  quantity integer not null check (quantity between 1 and 100000),
  text text not null check (char_length(text) between 1 and 300),
  answer_code uuid constraint quotation_free_item_answer_code_fkey references product on delete set null,
  answer text not null default ''
);
--> statement-breakpoint
create index quotation_free_item_quotation_code_idx on quotation_free_item (quotation_code, position);
--> statement-breakpoint
create index quotation_free_item_answer_code_idx on quotation_free_item (answer_code);
