import type { TestApi } from './api';

/** Codes of the records that a product needs. */
export interface Parents {
  brandCode: string;
  groupCode: string;
  companyCode: string;
  modelCode: string;
  categoryCode: string;
}

async function created(api: TestApi, path: string, body: unknown): Promise<string> {
  const answer = await api.call('admin', 'POST', path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${answer.text}`);
  return answer.body.Code;
}

/** Creates one brand, group, company, model and category, named after `label`. */
export async function createParents(api: TestApi, label: string, type = 'Passeios'): Promise<Parents> {
  return {
    brandCode: await created(api, '/brand', { description: `Marca ${label}` }),
    groupCode: await created(api, '/group', { description: `Grupo ${label}`, groupId: `G-${label}`, type }),
    companyCode: await created(api, '/company', { description: `Empresa ${label}`, companyId: `C-${label}` }),
    modelCode: await created(api, '/model', { name: `Modelo ${label}`, description: 'Linha de teste' }),
    categoryCode: await created(api, '/category', { description: `Categoria ${label}` }),
  };
}

/** Returns the payload of a product; `fields` override the defaults. */
export const productInput = (parents: Parents, internCode: string, fields: Record<string, unknown> = {}) => ({
  ...parents,
  internCode,
  codePub: `P-${internCode}`,
  description: `Pneu ${internCode}`,
  size: '205/55R16',
  unit: 'UN',
  observation: 'Índice de carga:91',
  publicPrice: 399.9,
  ...fields,
});

/** Creates a product and returns its code. */
export const createProduct = (api: TestApi, parents: Parents, internCode: string, fields?: Record<string, unknown>) =>
  created(api, '/product', productInput(parents, internCode, fields));
