export const words = (name) => `Versão %VERSION%, ${name || 'visitante'}`;
