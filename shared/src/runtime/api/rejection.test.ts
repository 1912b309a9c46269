import { whereLeft } from '../left';
import { useSession } from '../session/session';
import { rejectSession } from './rejection';

jest.mock('../boot', () => ({ runtimeConfig: { personTypes: { client: 'c', admin: 'a', seller: 's' } } }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/orcamentos/7');
});

test('[AP-03] of calls that are rejected at once, the later ones forget nothing of where the first found somebody', () => {
  useSession.setState({ isAuthenticated: true, isSeller: true, code: 'ana' });
  rejectSession('unauthorized');
  expect(location.pathname).toBe('/admin');
  rejectSession('unauthorized');
  rejectSession('network');
  expect(whereLeft()).toEqual({ account: 'ana', address: '/orcamentos/7', why: 'unauthorized', forms: [] });
  expect(location.pathname).toBe('/admin');
});
