import { digestOf } from './part-loading.mjs';

const CONSUMED = 'consume-shared-module';
const PROVIDED = 'provide-module';

const unique = (values) => [...new Set(values)];

/** Returns the modules of a type in chunks. */
const modulesIn = (chunks, chunkGraph, wanted) =>
  [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].filter(({ type }) => type === wanted));

/**
 * Writes `assets.json` with the parts of the chunk graph that a page needs: files of the entry; for each named chunk
 * (`chunks`) and each lazily provided shared package (`provided`) its files, required shared packages (`shared`), and
 * the same for its `webpackPreload` imports (`preloaded`); and the digests of lazily loaded files (`lazy`).
 */
export class AssetListPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AssetListPlugin', (compilation) => {
      const { RawSource } = compiler.webpack.sources;
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetListPlugin', stage }, () => {
        compilation.emitAsset('assets.json', new RawSource(JSON.stringify(assetsOf(compilation))));
      });
    });
  }
}

function assetsOf(compilation) {
  const { chunkGraph, moduleGraph, chunkGroups, chunks: all, entrypoints } = compilation;
  const entry = entrypoints.get('main')?.getFiles() ?? [];
  const filesOf = (group) => group.getFiles().filter((file) => !entry.includes(file));
  const sharedOf = (group) => modulesIn(group.chunks, chunkGraph, CONSUMED).map(({ options }) => options.shareKey);
  const partOf = (group) => {
    const { preload = [] } = group.getChildrenByOrders(moduleGraph, chunkGraph);
    return {
      files: filesOf(group),
      shared: unique(sharedOf(group)),
      preloaded: { files: unique(preload.flatMap(filesOf)), shared: unique(preload.flatMap(sharedOf)) },
    };
  };
  const named = chunkGroups.filter((group) => group.name && !entrypoints.has(group.name));
  // as in the share scope: the shell's own parts may find less
  const provided = modulesIn(all, chunkGraph, PROVIDED).flatMap(({ _name: name, blocks }) => {
    const group = blocks[0] && chunkGraph.getBlockChunkGroup(blocks[0]);
    return group ? [[name, partOf(group)]] : [];
  });
  return {
    entry,
    chunks: Object.fromEntries(named.map((group) => [group.name, partOf(group)])),
    provided: Object.fromEntries(provided),
    lazy: Object.fromEntries(
      [...all]
        .filter((chunk) => !chunk.canBeInitial())
        .flatMap(({ files }) => [...files])
        .map((file) => [file, digestOf(compilation.getAsset(file).source.buffer())]),
    ),
  };
}
