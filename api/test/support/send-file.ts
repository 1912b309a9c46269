import type { Caller, TestApi } from './api';

interface Sent {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts on the shape itself
  body: any;
}

/** First line of a file of products with every column. */
export const PRODUCTS_HEADING =
  'Código interno;Código público;Descrição;Medida;Unidade;Descrição específica;Preço público;Marca;Grupo;Empresa;Modelo;Categoria';

const IMPORT = '/product/importCsv';

/** Sends a file of products, or a form without one. @param path to another call, or with a query. */
export async function sendFile(
  api: TestApi,
  content: string | Buffer | undefined,
  path = IMPORT,
  caller: Exclude<Caller, 'visitor'> = 'admin',
): Promise<Sent> {
  const form = new FormData();
  if (content !== undefined) form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), 'produtos.csv');
  const body = new Response(form);
  const response = await api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': body.headers.get('content-type') ?? '', authorization: `Bearer ${api.token(caller)}` },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}
