import { parseArgs } from 'node:util';
import { loadConfig } from '../base/config';
import { createContext } from '../context/context';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open';
import { createAdministrator } from './create-administrator';

const HELP = 'Uso: ADMIN_PASSWORD=… npm run admin -w api -- --email=… --name=… --cpf=… --mobile=…';

async function run(): Promise<void> {
  const text = { type: 'string', default: '' } as const;
  const { values } = parseArgs({ options: { email: text, name: text, cpf: text, mobile: text } });
  const password = process.env.ADMIN_PASSWORD ?? '';
  if (!values.email || !password) throw new Error(HELP);
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database, config);
    const code = await createAdministrator(createContext({ config, database }), { ...values, password });
    console.info(`Administrador criado: ${values.email} (${code}).`);
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
