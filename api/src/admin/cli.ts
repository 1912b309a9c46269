import { parseArgs } from 'node:util';
import { createContext } from '../context/context';
import { runOnDatabase } from '../db/run-on-database';
import { createAdministrator } from './create-administrator';
import { resetSecondStep } from './reset-second-step';

const HELP = `Uso: ADMIN_PASSWORD=… npm run admin -w api -- --email=… --name=… --cpf=… --mobile=…
     npm run admin -w api -- --email=… --reset-second-step`;

const text = { type: 'string', default: '' } as const;
const OPTIONS = { email: text, name: text, cpf: text, mobile: text, 'reset-second-step': { type: 'boolean' } } as const;

function readOptions() {
  const { values } = parseArgs({ options: OPTIONS });
  const password = process.env.ADMIN_PASSWORD ?? '';
  const isReset = values['reset-second-step'] === true;
  if (!values.email || !(password || isReset)) throw new Error(HELP);
  return { ...values, password, isReset };
}

void runOnDatabase(async (database, config, options) => {
  const context = createContext({ config, database });
  if (options.isReset) {
    await resetSecondStep(context, options.email);
    console.info(`Segundo passo retirado: ${options.email}.`);
    return;
  }
  const code = await createAdministrator(context, options);
  console.info(`Administrador criado: ${options.email} (${code}).`);
}, readOptions);
