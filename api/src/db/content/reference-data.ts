import { getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils';
import { sql } from 'drizzle-orm';
import type { ApiConfig } from '../../base/config';
import type { Executor } from '../database';
import { sitePage } from '../schema';
import { defaultHome, defaultLinks, defaultNavbar } from './site-content';
import { defaultPages } from './site-pages';

async function loadPersonTypes(tx: Executor, types: ApiConfig['personTypes']): Promise<void> {
  await tx.execute(sql`insert into person_type (code, name) values
    (${types.client}, 'Cliente'), (${types.admin}, 'Administrador'), (${types.seller}, 'Vendedor')
    on conflict (code) do update set name = excluded.name`);
}

async function loadCities(tx: Executor): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from city limit 1`);
  if (rows.length > 0) return;
  const states = getStates();
  const cities = states.flatMap(({ code }) => getMunicipalities(code));
  await tx.execute(sql`insert into state (code, name)
    select code, name from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as s(code text, name text)`);
  await tx.execute(sql`insert into city (code, name, state_code) select code, name, "stateCode"
    from jsonb_to_recordset(${JSON.stringify(cities)}::jsonb) as c(code text, name text, "stateCode" text)`);
}

async function loadSiteContent(tx: Executor): Promise<void> {
  await tx.execute(sql`insert into site_content (key, value) values
    ('home', ${JSON.stringify(defaultHome)}::jsonb), ('navbar', ${JSON.stringify(defaultNavbar([]))}::jsonb),
    ('links', ${JSON.stringify(defaultLinks)}::jsonb)
    on conflict (key) do nothing`);
  await tx.insert(sitePage).values(defaultPages).onConflictDoNothing();
}

/** Loads reference data, which is required for registrations. Does nothing if it exists. */
export async function loadReferenceData(tx: Executor, types: ApiConfig['personTypes']): Promise<void> {
  await loadPersonTypes(tx, types);
  await loadCities(tx);
  await loadSiteContent(tx);
}
