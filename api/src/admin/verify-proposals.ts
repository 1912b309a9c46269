import { runOnDatabase } from '../db/run-on-database';
import { walkChains } from '../modules/proposal/proposal-digest';

// Verifies the hash chains of all proposals and prints those that differ from what was sent; fails if there are any.
void runOnDatabase(async ({ db }) => {
  const { chains, broken } = await walkChains(db);
  for (const { number, version, fault } of broken) console.error(`Proposta ${number}/${version}: ${fault}.`);
  const kind = chains === 1 ? 'orçamento' : 'orçamentos';
  if (broken.length === 0) console.info(`Propostas de ${chains} ${kind} conferidas: todas íntegras.`);
  else process.exitCode = 1;
});
