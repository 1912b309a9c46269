/** Writes `assets.json`: the files of the entry, and of each named chunk, for the page that links them. */
export class AssetListPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AssetListPlugin', (compilation) => {
      const { RawSource } = compiler.webpack.sources;
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetListPlugin', stage }, () => {
        const entry = compilation.entrypoints.get('main').getFiles();
        const chunks = {};
        for (const group of compilation.chunkGroups) if (group.name) chunks[group.name] = group.getFiles();
        compilation.emitAsset('assets.json', new RawSource(JSON.stringify({ entry, chunks })));
      });
    });
  }
}
