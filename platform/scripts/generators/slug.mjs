/** Returns a name for an address: `Medidas de Aro` → `medidas-de-aro`. */
export const slugOf = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
