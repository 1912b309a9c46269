import { writeFile } from 'node:fs/promises';
import { openChromium } from '../probe/chromium';
import { type Account, record } from '../recordings/record';
import { parseRecording, RECORDING } from '../recordings/recording';
import { liveState } from '../store/discovery';
import { Refused } from '../store/refused';
import { type Call, UsageError } from './arguments';

/** Reads the accounts of `MF_RECORD_AS`: user and password separated by a colon, accounts by spaces. */
function accountsOf(text = ''): Account[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf(':');
      if (at < 1) throw new UsageError("MF_RECORD_AS é 'usuário:senha', um ou mais, separados por espaços.");
      return { username: pair.slice(0, at), password: pair.slice(at + 1) };
    });
}

/** `record`: opens every page of a running system and writes what they read, without persons, secrets and prices. */
export async function recording({ store, names: [file = RECORDING], value }: Call) {
  const origin = process.env.SHELL_URL;
  if (!origin) throw new UsageError('Diga em SHELL_URL o endereço do sistema em que se grava.');
  const accounts = accountsOf(process.env.MF_RECORD_AS);
  const wanted = value('modules')?.split(',');
  const { modules } = await liveState(store, store.channel);
  const browser = await openChromium();
  if (!browser) throw new Refused('Não há navegador: instale o Chromium, ou diga em CHROMIUM_PATH onde está.');
  try {
    const live = [...modules.values()]
      .map(({ current }) => current)
      .filter(({ module }) => wanted?.includes(module) ?? true);
    const text = JSON.stringify(await record(browser, origin, live, accounts), null, 1);
    const { answers, places } = parseRecording(file, text);
    await writeFile(file, `${text}\n`);
    const reads = Object.entries(answers).map(([role, of]) => `${Object.keys(of).length} de ${role}`);
    console.log(`${file}: ${reads.join(', ')}; ${Object.keys(places).length} páginas de registros.`);
  } finally {
    await browser.close();
  }
}
