import { parseArgs } from 'node:util';
import { loadConfig } from '../base/config';
import { createContext } from '../context/context';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open';
import { createAdministrator } from './create-administrator';
import { resetSecondStep } from './reset-second-step';

const HELP = `Uso: ADMIN_PASSWORD=… npm run admin -w api -- --email=… --name=… --cpf=… --mobile=…
     npm run admin -w api -- --email=… --reset-second-step`;

const text = { type: 'string', default: '' } as const;
const OPTIONS = { email: text, name: text, cpf: text, mobile: text, 'reset-second-step': { type: 'boolean' } } as const;

async function run(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const password = process.env.ADMIN_PASSWORD ?? '';
  const isReset = values['reset-second-step'];
  if (!values.email || !(password || isReset)) throw new Error(HELP);
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database, config);
    const context = createContext({ config, database });
    if (isReset) {
      await resetSecondStep(context, values.email);
      console.info(`Segundo passo retirado: ${values.email}.`);
      return;
    }
    const code = await createAdministrator(context, { ...values, password });
    console.info(`Administrador criado: ${values.email} (${code}).`);
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
