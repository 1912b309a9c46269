import type { Caller, TestApi } from './api';

interface Sent {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on the shape itself
  body: any;
}

/** Heading of a product file with all columns. */
export const PRODUCTS_HEADING =
  'Código interno;Código público;Descrição;Medida;Unidade;Descrição específica;Preço público;Marca;Grupo;Empresa;Modelo;Categoria';

const IMPORT = '/product/importCsv';

/**
 * Uploads a product file, or a form without one.
 * @param path of another call, or with a query.
 */
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
