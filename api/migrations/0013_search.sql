-- Inches of the rim, as a size ends in them: what 'aro 16' asks for.
alter table product add column rim text
  generated always as (replace(substring(size from '(\d{2}(?:[.,]5)?)\s*[Cc]?\s*$'), ',', '.')) stored;
--> statement-breakpoint
create index product_rim_idx on product (rim) where is_active;
--> statement-breakpoint
-- A word that no product's own text has is looked for in the lines of all of them.
create index product_line_key_text_idx on product_line using gin (key gin_trgm_ops);
