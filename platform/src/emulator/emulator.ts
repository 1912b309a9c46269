import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { portRefusal } from '../dev/module-server';
import { registerOrigin } from '../origin/origin';
import { rehearse } from '../probe/constellation';
import { artificialConfig, SELF } from '../recordings/artificial-session';
import type { Recording } from '../recordings/format';
import { answerIn } from '../recordings/recording';
import { SHELL } from '../store/discovery';
import { Refused } from '../store/refused';
import type { ReleaseStore } from '../store/release-store';
import { registerEmulatedApi } from './emulated-api';

/** What an emulator serves, and where. */
export interface EmulatorOptions {
  /** Port of this machine; 0 for any free one. */
  port: number;
  /** Answers of the API; without it, pages have no records. */
  recording: Recording | null;
  /** Called with sentences about reads that the recording does not have. */
  say: (line: string) => void;
}

/** A running emulator. */
export interface Emulator {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves the shell and the modules that are live in a store, on this machine alone, with recorded answers instead of an
 * API and a database. Nothing is written to the store.
 * @throws {Refused} if no shell is live, or the port is taken.
 */
export async function startEmulator(store: ReleaseStore, { port, recording, say }: EmulatorOptions): Promise<Emulator> {
  const { store: copy, live, remove } = await rehearse(store, []);
  const app = Fastify({ forceCloseConnections: true });
  const close = async () => {
    await app.close();
    await remove();
  };
  try {
    if (!live.some(({ module }) => module === SHELL)) throw new Refused(`Não há shell no ar em ${store.place}.`);
    const read = async (url: string) => {
      const answer = recording ? answerIn(recording, 'visitor', url) : undefined;
      if (!answer) return undefined;
      return answer.status < 300 ? answer.body : null;
    };
    const origin = { store: copy, config: artificialConfig, secret: SELF, read, useTicket: async () => false };
    await registerOrigin(app, { ...origin, vitalsShare: 0 });
    registerEmulatedApi(app, recording, (role, url) => say(`Não gravado: ${url} (${role}).`));
    await app.listen({ host: '127.0.0.1', port }).catch((error: NodeJS.ErrnoException) => {
      throw portRefusal(port, error);
    });
  } catch (error) {
    await close();
    throw error;
  }
  const { port: open } = app.server.address() as AddressInfo;
  return { origin: `http://localhost:${open}`, close };
}
