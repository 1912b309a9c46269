import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { leftOut } from './left-out/plugins.mjs';
import { styleSheets } from './part-loading.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where a package is built to. */
const distOf = (dir) => process.env.RELEASE_DIST ?? path.join(dir, 'dist');

/** Short, for every class name is paid for in scripts, styles and pages. */
const HASH_LENGTH = 2;

/** Whose names have been given out: two alike would style each other. */
const owners = new Map();

/** What a module takes of `shared` without the shell providing it is a part of the module. */
function ownerOf(at, dir) {
  const builder = path.basename(dir);
  const [owner] = at.split('/');
  return owner === 'shared' && builder.startsWith('mf-') ? builder : owner;
}

/**
 * Class name of a rule: its package and own name, so that styles of one module can never reach another, and a
 * short hash of the file it stands in. The same in every build, the browser's and the server's.
 */
function classNameOf(file, local, dir) {
  const at = path.relative(root, file).split(path.sep).join('/');
  const hash = createHash('sha1').update(`${at} ${local}`).digest('base64url').slice(0, HASH_LENGTH);
  const name = `${ownerOf(at, dir)}-${local}-${hash}`;
  if ((owners.get(name) ?? at) !== at) throw new Error(`${at} and ${owners.get(name)} both make the class ${name}`);
  owners.set(name, at);
  return name;
}

/** Scripts of a first view: nearly all that is in them runs at the start. */
const FIRST_SCRIPTS = /^(react|shared|main|remoteEntry|__federation_expose_remote)\b.*\.js$/;

/**
 * Lets V8 compile these scripts beside the main thread, while they arrive. Otherwise it reads each function twice on
 * the main thread: once to find its end, once when it is called.
 */
const compiledAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: FIRST_SCRIPTS,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });

/** First scripts: React, then what everybody shares, then the rest. Each is compiled while the next is on its way. */
const firstScripts = {
  react: { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
  shared: { name: 'shared', test: /\/(node_modules|shared)\// },
};
for (const group of Object.values(firstScripts)) Object.assign(group, { chunks: 'initial', enforce: true });

/**
 * What shell and modules have in common.
 * @param {{ dir: string, name: string }} options
 */
export const baseConfig = ({ dir, name }) => ({
  name: 'browser',
  context: dir,
  target: 'web',
  // files do not name their maps, and nobody is served them: `mf doctor` reads traces with them
  devtool: 'hidden-source-map',
  output: {
    path: distOf(dir),
    filename: '[name].[contenthash:8].js',
    // a release's address never has other files: a digest in their names would be one more for the container to carry
    chunkFilename: '[name].js',
    publicPath: 'auto',
    // what threw because a part that it imports was lost is run anew at the next try
    strictModuleExceptionHandling: true,
    uniqueName: name,
    chunkLoadTimeout: 5000,
    // the other builds of the same release are beside it
    clean: { keep: /^(server|vitals)\// },
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          configFile: path.join(root, 'tsconfig.json'),
          compilerOptions: { noEmit: false, sourceMap: true },
        },
      },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: 'css-loader',
            options: {
              modules: {
                auto: true,
                getLocalIdent: ({ resourcePath }, _pattern, local) => classNameOf(resourcePath, local, dir),
                namedExport: false,
                exportLocalsConvention: 'as-is',
              },
            },
          },
        ],
        sideEffects: true,
      },
      {
        test: /antd\.(list|form)\.css$/,
        enforce: 'pre',
        loader: fileURLToPath(new URL('./antd-css-loader.mjs', import.meta.url)),
      },
    ],
  },
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        // swc leaves fewer bytes than terser, in a fraction of the time
        minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 3 }, mangle: true } },
      }),
      new CssMinimizerPlugin(),
    ],
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    realContentHash: true,
    splitChunks: { cacheGroups: firstScripts },
  },
  plugins: [compiledAhead(), styleSheets(), ...leftOut()],
  performance: { hints: false },
  stats: 'errors-warnings',
});

/** A browser's build with the server's of the same release, which is made first: what it is made of stands in one file. */
export const besideServer = (browser, server) => [{ ...browser, dependencies: [server.name] }, server];

/**
 * Build of the part that draws first views on the server: one CommonJS file, style sheets as class names only.
 * @param {{ dir: string, name: string, entry: string, externals?: object }} options
 */
export function serverConfig({ dir, name, entry, externals = {} }) {
  const config = baseConfig({ dir, name });
  const [scripts, styles] = config.module.rules;
  const [, cssLoader] = styles.use;
  const names = { ...cssLoader.options.modules, exportOnlyLocals: true };
  return {
    ...config,
    name: 'server',
    target: 'node20',
    devtool: false,
    entry: { render: path.join(dir, entry) },
    externals,
    externalsType: 'commonjs',
    // where it runs there is nothing of Node: what asks for it does not build
    externalsPresets: { node: false },
    resolve: {
      ...config.resolve,
      conditionNames: ['browser', 'import', 'require', 'default'],
      aliasFields: ['browser'],
    },
    output: {
      path: path.join(distOf(dir), 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      clean: true,
    },
    module: {
      rules: [scripts, { ...styles, use: [{ ...cssLoader, options: { ...cssLoader.options, modules: names } }] }],
    },
    optimization: { ...config.optimization, minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

const federationRuntime = fileURLToPath(new URL('./federation-runtime.js', import.meta.url));

/** What federation begins with is named here: its own names are made of where the packages lie, and would be in those of files. */
const namedEntries = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('named-entries', (compilation) =>
      compilation.hooks.beforeModuleIds.tap('named-entries', (modules) => {
        const name = (module, id) => compilation.chunkGraph.setModuleId(module, id);
        for (const module of modules) {
          if (module.nameForCondition()?.includes('/.federation/entry.')) name(module, 'federation');
          else if (module.identifier().startsWith('container entry')) name(module, 'container');
        }
      }),
    ),
};

/**
 * Federation of a build, shell and module alike: the plugin, and the small runtime that its containers run on here.
 * @param {object} options of the plugin
 */
export const federation = (options) => [
  new ModuleFederationPlugin({ dts: false, ...options }),
  new webpack.NormalModuleReplacementPlugin(/webpack-bundler-runtime/, federationRuntime),
  namedEntries,
];
