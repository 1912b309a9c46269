import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';
import { until } from '../support/wait';

const KNOWN = {
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
};

/**
 * A stand-in for the CEP service: one CEP that it knows, one that it does not, one that it never answers, one that it
 * answers in HTML.
 */
function startService(): Promise<Server> {
  const server = createServer((request, response) => {
    const cep = request.url?.split('/')[2];
    if (cep === '01310100') response.end(JSON.stringify(KNOWN));
    else if (cep === '01310999') response.end(JSON.stringify({ erro: 'true' }));
    else if (cep !== '80010000') response.end('<html>');
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe.each(ONE_ENGINE)('cities on %s', (engine) => {
  let api: TestApi;
  let service: Server;
  beforeAll(async () => {
    service = await startService();
    const { port } = service.address() as AddressInfo;
    api = await startApi(engine, { cepServiceUrl: `http://127.0.0.1:${port}/ws`, cepTimeout: 200 });
  });
  afterAll(async () => {
    await api.close();
    service.closeAllConnections();
    service.close();
  });
  const byCep = (cep: string) => api.call('visitor', 'GET', `/city/GetByCep?cep=${cep}`);

  test('[SF-20] has all states and municipalities', async () => {
    const states = (await api.call('visitor', 'GET', '/city/GetAllStates')).body;
    expect(states).toHaveLength(27);
    expect((await api.call('visitor', 'GET', '/city/GetByState?state=sp')).body).toHaveLength(645);
    expect((await api.call('visitor', 'GET', '/city/3304557')).body).toEqual({
      Code: '3304557',
      Name: 'Rio de Janeiro',
      StateCode: 'RJ',
    });
  });

  test.each(['01310100', '01310-100'])("[AP-12] %s brings the service's street, district and city", async (cep) => {
    expect((await byCep(cep)).body).toEqual({
      Zipcode: '01310100',
      LongAddress: 'Avenida Paulista',
      Neighborhood: 'Bela Vista',
      CityCode: '3550308',
      CityName: 'São Paulo',
      StateCode: 'SP',
    });
  });

  test.each([
    ['80010000', 'Curitiba', 'PR'],
    ['90010000', 'Porto Alegre', 'RS'],
    ['13010000', '', 'SP'],
  ])('[AP-12] without an answer %s is known by its range', async (cep, CityName, StateCode) => {
    expect((await byCep(cep)).body).toMatchObject({ CityName, StateCode, LongAddress: '', RangeOnly: true });
  });

  test.each([
    ['123', 400],
    ['abcde-fgh', 400],
    ['00000000', 404],
    ['01310999', 404],
  ])('[AP-12] %s is %i', async (cep, status) => {
    expect((await byCep(cep)).status).toBe(status);
  });
});

describe('a CEP service that fails', () => {
  test('[AP-12] is left alone after some failures in a row, and tried again later', async () => {
    let calls = 0;
    let isDown = true;
    const service = createServer((_, response) => {
      calls += 1;
      response.statusCode = isDown ? 500 : 200;
      response.end(JSON.stringify(KNOWN));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', () => resolve()));
    const { port } = service.address() as AddressInfo;
    const api = await startApi('pglite', { cepServiceUrl: `http://127.0.0.1:${port}`, cepFailures: 3, cepPause: 3000 });
    const ask = async (cep: string) => (await api.call('visitor', 'GET', `/city/GetByCep?cep=${cep}`)).body;
    for (let index = 0; index < 6; index += 1) expect((await ask(`0131010${index}`)).LongAddress).toBe('');
    expect(calls).toBe(3);
    isDown = false;
    await until(async () => ((await ask('01310200')).LongAddress === 'Avenida Paulista' ? true : undefined));
    expect((await ask('01310201')).LongAddress).toBe('Avenida Paulista');
    expect(calls).toBe(5);
    await api.close();
    service.closeAllConnections();
    service.close();
  });
});
