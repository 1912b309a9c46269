/** Runs one statement. */
type Run = (text: string) => Promise<unknown>;

const BATCH = 20_000;
const CLIENTS = 5000;
const SELLERS = 40;

interface Types {
  client: string;
  seller: string;
}

/** `count` quotations of two items over two years, most of them completed, spread over clients and sellers. */
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
