import type { Discovery } from '@rodovia/shared/runtime';
import { type KnownModule, modulesOf } from './discovery';

const DEADLINE_MS = 2000;
const LAST_GOOD = 'rodovia.discovery';

async function ask(): Promise<string> {
  const answer = await fetch('/mf/discovery.json', { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!answer.ok) throw new Error(`descoberta: ${answer.status}`);
  return answer.text();
}

/** Asks the server for the modules of this installation; if it does not answer, the last answer is used. */
export async function discoverModules(): Promise<KnownModule[]> {
  try {
    const text = await ask();
    const modules = modulesOf(JSON.parse(text) as Discovery);
    localStorage.setItem(LAST_GOOD, text);
    return modules;
  } catch (error) {
    const kept = localStorage.getItem(LAST_GOOD);
    if (!kept) throw error;
    return modulesOf(JSON.parse(kept) as Discovery);
  }
}
