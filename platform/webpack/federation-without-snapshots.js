// Stands in for two parts of the federation runtime that this product never reaches: snapshots (modules are
// registered by the address of their entry, never by a manifest) and federation's own preloading (the page
// carries preload tags instead). Replaced by path in `shell.mjs`; holds for the pinned version of the runtime.
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});

const never = () => {
  throw new Error('Sem pré-carga pela federação: as etiquetas da página a fazem.');
};

export {
  never as defaultPreloadArgs,
  never as formatPreloadArgs,
  never as normalizePreloadExposes,
  never as preloadAssets,
};
