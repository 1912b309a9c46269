import { createServer } from 'node:http';

const KNOWN = {
  '01310100': {
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    bairro: 'Bela Vista',
    localidade: 'São Paulo',
    uf: 'SP',
    ibge: '3550308',
  },
};

/** Starts a stand-in for the public CEP service on loopback, which knows one street. Returns its address. */
export function startCepService() {
  const server = createServer((request, response) => {
    const cep = /(\d{8})/.exec(request.url ?? '')?.[1] ?? '';
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(KNOWN[cep] ?? { erro: true }));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}/ws`));
    server.unref();
  });
}
