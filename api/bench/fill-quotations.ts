/** Runs one statement. */
type Run = (text: string) => Promise<unknown>;

const BATCH = 20_000;
const CLIENTS = 5000;
const SELLERS = 40;

interface Types {
  client: string;
  seller: string;
}

/** Inserts `count` quotations of two items over two years, most of them completed, with proposals and messages. */
export async function fillQuotations(run: Run, types: Types, count: number): Promise<void> {
  const people = (kind: keyof Types, many: number, from: number) =>
    run(`insert into person (name, email, mobile, is_physical, physical_document, person_type_code, password_hash)
      select '${kind} ' || substr(md5(n::text), 1, 8) || ' ' || n, '${kind}' || n || '@carga.example', '1', true,
        (${from} + n)::text, '${types[kind]}', 'x' from generate_series(1, ${many}) n`);
  await people('client', CLIENTS, 10_000_000);
  await people('seller', SELLERS, 20_000_000);
  for (let from = 1; from <= count; from += BATCH)
    await quotations(run, types, from, Math.min(count, from + BATCH - 1));
  await run(`insert into quotation_item (quotation_code, product_code, position, quantity, description, size, code_pub, intern_code)
    select quotation.code, products.list[1 + (number::bigint * (1 + place) * 7919) % cardinality(products.list)], place, 4, 'Pneu', '205/55R16', 'P', 'I'
    from quotation, generate_series(0, 1) place, (select array_agg(code) as list from (select code from product limit 5000) few) products`);
  await answers(run);
  await conversations(run);
}

/** Adds a proposal of two lines to every quotation in progress, and outcomes to completed ones. */
async function answers(run: Run): Promise<void> {
  await run(`insert into proposal (quotation_code, status, ordinal, validity_days, subtotal_cents, total_cents, author_code,
      sent, valid_until, decided, reason, digest, verify_token)
    select code, state, 1, 5, 100000 + number, 100000 + number, seller_code, created + interval '2 hours',
      created + interval '7 days', case when state in ('ACCEPTED', 'REFUSED') then created + interval '1 day' end,
      case when state = 'REFUSED' then 'PRICE' end, md5(code::text), md5(code::text)
    from (select *, case when status = 'IN PROGRESS' then 'SENT' else (array['ACCEPTED', 'REFUSED', 'SENT'])[1 + number % 3] end
      as state from quotation where status in ('IN PROGRESS', 'COMPLETE')) served`);
  await run(`insert into proposal_line (proposal_code, position, quotation_item_code, product_code, description, size, code_pub,
      quantity, unit_price_cents, line_total_cents)
    select proposal.code, position, item.code, item.product_code, item.description, item.size, item.code_pub, 4, 93390, 373560
    from proposal join quotation_item item on item.quotation_code = proposal.quotation_code`);
  await run(`update quotation set response_due = created + interval '8 hours',
    first_proposal = case when status in ('IN PROGRESS', 'COMPLETE') and number % 10 > 0 then created + interval '2 hours' end,
    answer_minutes = case when status in ('IN PROGRESS', 'COMPLETE') then 10 + number % 900 end,
    outcome = case when status = 'COMPLETE' then (array['WON', 'LOST', 'UNANSWERED'])[1 + number % 3] end,
    loss_reason_code = case when status = 'COMPLETE' and number % 3 = 1 then (select code from loss_reason where refusal = 'PRICE') end,
    late_told = now()`);
}

/** Adds five alternating messages to each quotation; in every seventh the last one is unread. */
async function conversations(run: Run): Promise<void> {
  await run(`insert into message (quotation_code, position, side, author_code, text, created)
    select code, place, case when place % 2 = 1 then 'CLIENT' else 'STAFF' end,
      case when place % 2 = 1 or seller_code is null then person_code else seller_code end,
      'Mensagem ' || place, created + place * interval '1 minute' from quotation, generate_series(1, 5) place`);
  await run(`insert into conversation (quotation_code, last_position, last_client, last_staff, staff_read)
    select code, 5, 5, 4, case when number % 7 = 0 then 4 else 5 end from quotation`);
  await run(`insert into message_read (quotation_code, person_code, position)
    select code, seller_code, case when number % 7 = 0 then 4 else 5 end from quotation where seller_code is not null`);
  await run(`insert into search_miss (kind, term, size_key, asked)
    select case when n % 2 = 0 then 'TERM' else 'SIZE' end, 'procura ' || n, n, n % 50 from generate_series(1, 10000) n`);
  await run('analyze');
}

const quotations = (run: Run, types: Types, from: number, to: number) =>
  run(`
    with clients as (select array_agg(code) as list from person where person_type_code = '${types.client}'),
      sellers as (select array_agg(code) as list from person where person_type_code = '${types.seller}')
    insert into quotation (status, person_code, seller_code, created_by, created, updated)
    select (array['COMPLETE', 'COMPLETE', 'COMPLETE', 'CANCEL', 'IN PROGRESS', 'COMPLETE', 'COMPLETE', 'OPEN'])[1 + n % 8],
      clients.list[1 + (n * 31) % ${CLIENTS}], sellers.list[1 + n % ${SELLERS}], clients.list[1 + (n * 31) % ${CLIENTS}],
      at, at
    from clients, sellers, generate_series(${from}, ${to}) n,
      lateral (select now() - n * interval '5 minutes' as at) moment`);
