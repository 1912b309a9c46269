import { ADMIN, authorized, logInDirectly, SELLER } from '../../support/accounts';
import { axeViolations } from '../../support/axe';
import { mf, PROVA, publishProva } from '../../support/own-module';
import { type OwnServer, startOwnServer } from '../../support/own-server';
import { test as base, expect } from '../../support/test';

const test = base.extend<object, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures there
    async ({}, use) => {
      const server = await startOwnServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
