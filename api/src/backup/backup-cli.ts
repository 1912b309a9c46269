import { loadConfig } from '../base/config';
import { backup, settingsOf } from './backup';

const folder = process.argv[2];

async function run(): Promise<void> {
  if (!folder) throw new Error('Uso: npm run backup -- <pasta do backup>');
  await backup(settingsOf(loadConfig()), folder);
  console.info(`Backup gravado em ${folder}.`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
