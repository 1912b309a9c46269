import { loadConfig } from '../base/config';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open';
import { walkChains } from '../modules/proposal/proposal-digest';

/** Walks the chains of all proposals and names what is not as it was sent; fails where there is any. */
async function run(): Promise<void> {
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database, config);
    const { chains, broken } = await walkChains(database.db);
    for (const { number, version, fault } of broken) console.error(`Proposta ${number}/${version}: ${fault}.`);
    const kind = chains === 1 ? 'orçamento' : 'orçamentos';
    if (broken.length === 0) console.info(`Propostas de ${chains} ${kind} conferidas: todas íntegras.`);
    else process.exitCode = 1;
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
