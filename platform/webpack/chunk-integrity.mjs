import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const NAME = 'ChunkIntegrityPlugin';
const DIGEST_LENGTH = 64;

/** Stands for a digest until the chunk's bytes are final; as long as one, so that nothing moves. */
const placeholderOf = (id) => `sha384-${`(${id})`.padEnd(DIGEST_LENGTH, '~')}`;

const digestOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const scriptOf = (chunk) => [...chunk.files].find((file) => file.endsWith('.js'));

/**
 * Digests of the lazy scripts, and the way around what a browser kept of a failed one: an address that failed is
 * asked for with another query the next time, also by another container of the same release.
 */
class ChunkIntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const ids = [...this.chunk.getAllAsyncChunks()].map(({ id }) => id);
    const digests = Object.fromEntries(ids.map((id) => [id, placeholderOf(id)]));
    return `
      ${RuntimeGlobals.require}.sri = ${JSON.stringify(digests)};
      const load = ${RuntimeGlobals.loadScript}, failed = globalThis.__RODOVIA_FAILED__ ||= {};
      ${RuntimeGlobals.loadScript} = (url, done, key, id) => load(failed[url] ? url + "?r=" + failed[url] : url, (event) => {
        if (event.type != "load") failed[url] = (failed[url] || 0) + 1;
        done(event);
      }, key, id);`;
  }
}

/** Lets a container run only those lazy scripts that were built with it. */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkIntegrityRuntimeModule());
      });
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(
        NAME,
        (source) =>
          `${source}\nif(${RuntimeGlobals.require}.sri[chunkId]) script.integrity = ${RuntimeGlobals.require}.sri[chunkId];`,
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => this.fillIn(compilation));
    });
  }

  fillIn(compilation) {
    const digests = [...compilation.chunks].flatMap((chunk) => {
      const file = scriptOf(chunk);
      return file ? [[placeholderOf(chunk.id), digestOf(compilation.getAsset(file).source.buffer())]] : [];
    });
    for (const chunk of compilation.chunks) {
      const file = chunk.hasRuntime() && scriptOf(chunk);
      if (!file) continue;
      compilation.updateAsset(file, (source) => {
        let text = String(source.source());
        for (const [placeholder, digest] of digests) text = text.replaceAll(placeholder, digest);
        return new webpack.sources.RawSource(text);
      });
    }
  }
}
