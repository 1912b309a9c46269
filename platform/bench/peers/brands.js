/** The call of the back office's first list. */
export const ADDRESS = '/api/brand/pagged?page=1&quantity=8&orderBy=Created+desc';

/** Reads the first page of brands: `{ Results, TotalCount }`. */
export async function readBrands() {
  const headers = { 'channel-code': 'web', authorization: `Bearer ${localStorage.getItem('token')}` };
  return (await fetch(ADDRESS, { headers })).json();
}

export const instant = (text) => new Date(text).toLocaleString('pt-BR');
export const status = (isActive) => (isActive ? 'Ativo' : 'Inativo');
