import { loadConfig } from '../base/config';
import { restore, settingsOf } from './backup';

const folder = process.argv[2];

async function run(): Promise<void> {
  if (!folder) throw new Error('Uso: npm run restore -- <pasta do backup>');
  await restore(settingsOf(loadConfig()), folder);
  console.info(`Backup restaurado de ${folder}.`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
