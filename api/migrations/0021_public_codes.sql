-- Customers order by the public code: two products may not share one, whatever its case and accents, nor with one that is
-- switched off. Of those that do, the oldest keeps it; the others get a number behind it, which their history tells.
create index product_code_pub_idx on product (fold(code_pub));
--> statement-breakpoint
do $$
declare
  twin record;
  number bigint;
  given text;
begin
  for twin in
    select code, code_pub, place from (
      select code, code_pub, row_number() over (partition by fold(code_pub) order by created, code) as place from product
    ) numbered
    where numbered.place > 1 order by fold(code_pub), numbered.place
  loop
    number := twin.place;
    loop
      given := rtrim(left(twin.code_pub, 60 - length('-' || number))) || '-' || number;
      exit when not exists (select from product where fold(code_pub) = fold(given));
      number := number + 1;
    end loop;
    update product set code_pub = given, updated = now() where code = twin.code;
  end loop;
end $$;
--> statement-breakpoint
-- What is noted of these changes is written now: an index cannot be made while anything of its table waits.
set constraints all immediate;
--> statement-breakpoint
set constraints all deferred;
--> statement-breakpoint
drop index product_code_pub_idx;
--> statement-breakpoint
create unique index product_code_pub_key on product (fold(code_pub));
