import { sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Executor } from '../db/database';
import { address, person } from '../db/schema';
import { hashPassword } from '../identity/password';
import { cnpj, cpf } from './documents';
import { integer, pick, type Random, uuid } from './random';

/** People that quotations refer to. */
export interface SeededPersons {
  admin: string;
  sellers: string[];
  clients: string[];
}

const PASSWORD = 'Rodovia#2026';
const SELLERS = 4;
const CLIENTS = 45;
const COMPANY_EVERY = 3;
const DAY = 86_400_000;
/** Cities with a CEP of their centre. */
const PLACES = [
  ['3550308', '01001000'],
  ['3304557', '20040002'],
  ['3106200', '30130010'],
  ['4106902', '80010000'],
  ['4314902', '90010000'],
  ['5208707', '74003010'],
  ['2927408', '40020000'],
  ['2611606', '50010000'],
  ['5103403', '78005000'],
  ['3509502', '13010000'],
] as const;

type Row = typeof person.$inferInsert & { code: string };

interface Draft {
  name: string;
  email: string;
  personTypeCode: string;
  asCompany?: boolean;
}

function row({ asCompany = false, ...draft }: Draft, passwordHash: string, next: Random): Row {
  const created = new Date(Date.now() - integer(next, 1, 150) * DAY - integer(next, 0, DAY));
  return {
    ...draft,
    code: uuid(next),
    mobile: `(11) 90000-${String(integer(next, 0, 9999)).padStart(4, '0')}`,
    isPhysical: !asCompany,
    physicalDocument: asCompany ? '' : cpf(next),
    legalDocument: asCompany ? cnpj(next) : '',
    passwordHash,
    created,
    updated: created,
  };
}

const twoDigits = (index: number) => String(index).padStart(2, '0');

function drafts(types: ApiConfig['personTypes']): Draft[] {
  const seller = (index: number): Draft => ({
    name: `Vendedor Demonstração ${twoDigits(index + 1)}`,
    email: index === 0 ? 'vendedor@rodovia.example' : `vendedor${twoDigits(index + 1)}@rodovia.example`,
    personTypeCode: types.seller,
  });
  const client = (index: number): Draft => {
    const asCompany = index % COMPANY_EVERY === COMPANY_EVERY - 1;
    return {
      name: `${asCompany ? 'Empresa' : 'Cliente'} Demonstração ${twoDigits(index + 1)}`,
      email: index === 0 ? 'cliente@rodovia.example' : `cliente${twoDigits(index + 1)}@rodovia.example`,
      personTypeCode: types.client,
      asCompany,
    };
  };
  return [
    { name: 'Administração Demonstração', email: 'admin@rodovia.example', personTypeCode: types.admin },
    ...Array.from({ length: SELLERS }, (_, index) => seller(index)),
    ...Array.from({ length: CLIENTS }, (_, index) => client(index)),
  ];
}

function addressOf(personCode: string, next: Random): typeof address.$inferInsert {
  const code = uuid(next);
  const longAddress = `Rua da Demonstração ${integer(next, 1, 90)}`;
  const number = String(integer(next, 1, 2000));
  const [cityCode, zipcode] = pick(next, PLACES);
  return {
    code,
    personCode,
    longAddress,
    number,
    neighborhood: 'Centro',
    zipcode,
    cityCode,
  };
}

/** Inserts fifty fictitious people with the same password. */
export async function seedPersons(tx: Executor, types: ApiConfig['personTypes'], next: Random): Promise<SeededPersons> {
  const passwordHash = await hashPassword(PASSWORD);
  const rows = drafts(types).map((draft) => row(draft, passwordHash, next));
  await tx.insert(person).values(rows);
  await tx.insert(address).values(rows.map(({ code }) => addressOf(code, next)));
  await tx.execute(sql`update person set is_active = false where email = 'cliente45@rodovia.example'`);
  const codesOf = (type: string) => rows.filter((entry) => entry.personTypeCode === type).map(({ code }) => code);
  return { admin: codesOf(types.admin)[0] ?? '', sellers: codesOf(types.seller), clients: codesOf(types.client) };
}
