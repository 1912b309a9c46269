/** The call that the back office's first list makes. */
export const ADDRESS = '/api/brand/pagged?page=1&quantity=8&orderBy=Created+desc';

/** The first page of brands: `{ Results, TotalCount }`. */
export async function readBrands() {
  const headers = { 'channel-code': 'web', authorization: `Bearer ${localStorage.getItem('token')}` };
  return (await fetch(ADDRESS, { headers })).json();
}

export const instant = (text) => new Date(text).toLocaleString('pt-BR');
export const status = (isActive) => (isActive ? 'Ativo' : 'Inativo');
