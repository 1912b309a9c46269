import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const NAME = 'PartLoadingPlugin';
const DIGEST_LENGTH = 44;
/** Module type of the style sheet plugin. */
const SHEET = 'css/mini-extract';
const SHEET_FILE = `${RuntimeGlobals.require}.sheetFile`;

/**
 * Placeholder for a digest until the file is final, of the same length. Shorter than the digests of releases, because
 * containers with many parts are in the first view.
 */
const placeholderOf = (id, kind) => `sha256-${`(${kind}${id})`.padEnd(DIGEST_LENGTH, '~')}`;

/** Returns the integrity digest of a part. A preload with another algorithm would be fetched twice. */
export const digestOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

const KINDS = { script: '.js', sheet: '.css' };
const fileOf = (chunk, kind) => [...chunk.files].find((file) => file.endsWith(KINDS[kind]));

/**
 * Runtime code that loads a script or style sheet of a part and reports success or failure. It only runs with the
 * published content; a failed file is requested once more, and one that does not answer is given up. Loads that the
 * page has started are awaited. After a failure the next request uses another query, also from another container of the
 * same release, because browsers may cache the failure.
 */
const bring = (limit) => `
  const failed = globalThis.__RODOVIA_FAILED__ ||= {};
  const bring = (url, integrity, sheet, done, again) => {
    const [name, at] = sheet ? ["link", "href"] : ["script", "src"];
    const begun = [...document.getElementsByTagName(name)].find((one) => one[at] == url && one.rel != "preload");
    if (begun && begun.sheet) return done({ type: "load" });
    const file = begun || document.createElement(name);
    const end = ({ type }) => {
      if (!timer) return;
      timer = clearTimeout(timer);
      const lost = type != "load";
      if (lost) failed[url] = (failed[url] || 0) + 1;
      if (lost || !sheet) file.remove();
      if (type == "error" && !again) bring(url, integrity, sheet, done, true);
      else done({ type, target: { src: url } });
    };
    let timer = setTimeout(end, ${limit}, { type: "timeout" });
    file.addEventListener("load", end);
    file.addEventListener("error", end);
    if (begun) return;
    Object.assign(file, { integrity, [at]: failed[url] ? url + "?r=" + failed[url] : url });
    if (sheet) file.rel = "stylesheet";
    document.head.append(file);
  };
`;

/** Runtime code of `sheets` (parts with a style sheet) and `digestOf`, by who has the digests. */
const DIGESTS = {
  container(sheets, chunk) {
    const of = (parts, kind) => Object.fromEntries([...parts].map(({ id }) => [id, placeholderOf(id, kind)]));
    return `
      const scripts = ${JSON.stringify(of(chunk.getAllAsyncChunks(), 'script'))};
      const sheets = ${JSON.stringify(of(sheets, 'sheet'))};
      const digestOf = (id, sheet) => (sheet ? sheets : scripts)[id];
    `;
  },
  // by file name: in the page they do not add to what a first visit waits for
  page: (sheets) => `
    const sheets = ${listed(sheets)};
    let parts;
    const digestOf = (id, sheet) => {
      parts ||= JSON.parse(document.getElementById("rodovia-parts").textContent);
      return parts[sheet ? ${SHEET_FILE}(id) : ${RuntimeGlobals.getChunkScriptFilename}(id)] || "";
    };
  `,
  none: (sheets) => `
    const sheets = ${listed(sheets)};
    const digestOf = () => "";
  `,
};

/** Sets the public path to that of the requesting script; webpack's own code also supports workers and old browsers. */
class PlaceRuntimeModule extends RuntimeModule {
  constructor() {
    super('publicPath', RuntimeModule.STAGE_BASIC);
  }

  generate() {
    return `${RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]+$/, "");`;
  }
}

const listed = (sheets) => JSON.stringify(Object.fromEntries([...sheets].map(({ id }) => [id, 1])));

class PartLoadingRuntimeModule extends RuntimeModule {
  constructor(digests) {
    super('part loading', RuntimeModule.STAGE_ATTACH);
    this.digests = digests;
  }

  generate() {
    const { chunk, chunkGraph, compilation } = this;
    const hasSheet = (part) => Boolean(chunkGraph.getChunkModulesIterableBySourceType(part, SHEET));
    const sheets = new Set([...chunk.getAllAsyncChunks()].filter(hasSheet));
    const load = `
      ${RuntimeGlobals.loadScript} = (url, done, key, id) => bring(url, digestOf(id), false, done);
      ${RuntimeGlobals.require}.digestOf = digestOf;`;
    const loadSheets = `
      const begun = {};
      ${RuntimeGlobals.ensureChunkHandlers}.sheet = (id, promises) => {
        if (sheets[id]) promises.push(begun[id] ||= new Promise((resolve, reject) => {
          const file = ${RuntimeGlobals.publicPath} + ${SHEET_FILE}(id);
          if (document.querySelector('style[data-href="' + file.slice(origin.length) + '"]')) return resolve();
          bring(file, digestOf(id, true), true, ({ type }) => {
            if (type == "load") return resolve();
            delete begun[id];
            reject(new Error(file + ": " + type));
          });
        }));
      };`;
    return [
      bring(compilation.outputOptions.chunkLoadTimeout),
      DIGESTS[this.digests](sheets, chunk),
      load,
      sheets.size > 0 ? loadSheets : '',
    ].join('\n');
  }
}

/** Makes a build only run lazy scripts and apply lazy style sheets that were built with it. */
export class PartLoadingPlugin {
  /**
   * @param {'container' | 'page' | 'none'} digests where they are: in the container, in the page (shell), or nowhere
   * (watch mode)
   */
  constructor(digests = 'container') {
    this.digests = digests;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      this.replaceLoading(compilation);
      const { linkPreload } = webpack.web.JsonpChunkLoadingRuntimeModule.getCompilationHooks(compilation);
      linkPreload.tap(NAME, (source) => `${source}\nlink.integrity = ${RuntimeGlobals.require}.digestOf(chunkId);`);
      if (this.digests !== 'container') return;
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => this.fillIn(compilation));
    });
  }

  replaceLoading(compilation) {
    const { GetChunkFilenameRuntimeModule } = webpack.runtime;
    const sheetName = this.digests === 'none' ? CHANGING_SHEET_NAME : SHEET_NAME;
    const inTree = compilation.hooks.runtimeRequirementInTree;
    inTree.for(RuntimeGlobals.publicPath).tap(NAME, (chunk) => {
      compilation.addRuntimeModule(chunk, new PlaceRuntimeModule());
      return true;
    });
    inTree.for(RuntimeGlobals.loadScript).tap(NAME, (chunk, needed) => {
      for (const one of [RuntimeGlobals.publicPath, RuntimeGlobals.getChunkScriptFilename]) needed.add(one);
      compilation.addRuntimeModule(
        chunk,
        new GetChunkFilenameRuntimeModule(
          SHEET,
          'sheets',
          SHEET_FILE,
          ({ contentHash }) => contentHash[SHEET] && sheetName,
          false,
        ),
      );
      compilation.addRuntimeModule(chunk, new PartLoadingRuntimeModule(this.digests));
      // replaces webpack's own script loading
      return true;
    });
  }

  fillIn(compilation) {
    const digests = [...compilation.chunks].flatMap((chunk) =>
      Object.keys(KINDS).flatMap((kind) => {
        const file = fileOf(chunk, kind);
        return file ? [[placeholderOf(chunk.id, kind), digestOf(compilation.getAsset(file).source.buffer())]] : [];
      }),
    );
    for (const chunk of compilation.chunks) {
      const file = chunk.hasRuntime() && fileOf(chunk, 'script');
      if (!file) continue;
      compilation.updateAsset(file, (source) => {
        let text = String(source.source());
        for (const [placeholder, digest] of digests) text = text.replaceAll(placeholder, digest);
        return new webpack.sources.RawSource(text);
      });
    }
  }
}

/** Names of style sheets, also in watch mode. */
const SHEET_NAME = '[name].css';
const CHANGING_SHEET_NAME = '[name].[contenthash:8].css';

/** Extracts style sheets; those of parts are loaded by `PartLoadingPlugin`. */
export const styleSheets = ({ isChanging = false } = {}) => {
  const filename = isChanging ? CHANGING_SHEET_NAME : SHEET_NAME;
  return new MiniCssExtractPlugin({ filename, chunkFilename: filename, runtime: false });
};
