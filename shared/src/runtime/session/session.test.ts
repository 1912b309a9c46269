/** @jest-environment jsdom */
import type { RuntimeConfig } from '../../contracts/platform';

const config: RuntimeConfig = {
  apiBase: '/api',
  channelCode: 'web',
  personTypes: { client: 'tipo-cliente', admin: 'tipo-admin', seller: 'tipo-vendedor' },
};

/** Simulates a new page: modules are loaded again with the current storage and page. */
async function openPage() {
  jest.resetModules();
  document.body.innerHTML = `<script type="application/json" id="rodovia-boot">${JSON.stringify({ config })}</script>`;
  return import('./session');
}

const answer = (persontypecode: string) => ({
  access_token: 'tok',
  code: 'c1',
  persontypecode,
  name: 'Nome',
  username: 'u@rodovia.example',
  is_admin: false,
  is_seller: false,
});

describe('session', () => {
  beforeEach(() => localStorage.clear());

  test('[ST-01] a log-in is kept under the four keys and restored at start-up', async () => {
    const first = await openPage();
    first.startSession(answer('tipo-cliente'));
    expect(
      Object.fromEntries(
        ['token', 'code', 'PERSONTYPECODE', 'username'].map((key) => [key, localStorage.getItem(key)]),
      ),
    ).toEqual({
      token: 'tok',
      code: 'c1',
      PERSONTYPECODE: 'tipo-cliente',
      username: 'Nome',
    });
    const second = await openPage();
    expect(second.useSession.getState()).toMatchObject({
      token: 'tok',
      code: 'c1',
      name: 'Nome',
      isAuthenticated: true,
      isClient: true,
    });
  });

  test.each([
    ['tipo-cliente', { isClient: true, isAdmin: false, isSeller: false }],
    ['tipo-admin', { isClient: false, isAdmin: true, isSeller: false }],
    ['tipo-vendedor', { isClient: false, isAdmin: false, isSeller: true }],
    ['tipo-outro', { isClient: false, isAdmin: false, isSeller: false }],
  ])('[ST-02] the role of person type %s comes from the configuration', async (type, flags) => {
    const { startSession, useSession } = await openPage();
    startSession(answer(type));
    expect(useSession.getState()).toMatchObject(flags);
  });

  test('[ST-03] a rejection clears all storage but what is named, and the session', async () => {
    const { startSession, endSession, useSession } = await openPage();
    startSession(answer('tipo-cliente'));
    localStorage.setItem('outra', '1');
    localStorage.setItem('cartItens', '[]');
    sessionStorage.setItem('mais', '1');
    endSession(['cartItens']);
    expect({ ...localStorage }).toEqual({ cartItens: '[]' });
    expect(sessionStorage).toHaveLength(0);
    expect(useSession.getState()).toMatchObject({ isAuthenticated: false, token: null, role: 'visitor' });
  });

  test('[ST-03] a log-out in another tab ends the session here', async () => {
    const { startSession, followOtherTabs, useSession } = await openPage();
    startSession(answer('tipo-admin'));
    followOtherTabs();
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(useSession.getState().isAuthenticated).toBe(false);
  });
});
