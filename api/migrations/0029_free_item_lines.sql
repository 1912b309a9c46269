-- Words of a customer are lines of a proposal too: answered with a product, declined, or still without an answer.
alter table proposal_line add column free_item_code uuid
  constraint proposal_line_free_item_code_fkey references quotation_free_item;
--> statement-breakpoint
alter table proposal_line add constraint proposal_line_one_request_check
  check (quotation_item_code is null or free_item_code is null);
--> statement-breakpoint
create unique index proposal_line_free_item_key on proposal_line (proposal_code, free_item_code);
--> statement-breakpoint
create index proposal_line_free_item_code_idx on proposal_line (free_item_code);
--> statement-breakpoint
insert into proposal_line (proposal_code, position, free_item_code, description, size, code_pub, quantity)
select proposal.code,
  (select coalesce(max(line.position), -1) from proposal_line line where line.proposal_code = proposal.code)
    + row_number() over (partition by proposal.code order by item.position),
  item.code, item.text, '', '', item.quantity
from proposal join quotation_free_item item on item.quotation_code = proposal.quotation_code and item.answer = ''
where proposal.status = 'DRAFT';
