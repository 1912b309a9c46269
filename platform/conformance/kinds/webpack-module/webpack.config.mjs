import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { federation } from './federation.mjs';

export default {
  mode: 'production',
  entry: {},
  experiments: { outputModule: true },
  output: { module: true, chunkFormat: 'module', publicPath: 'auto', uniqueName: federation.name },
  module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  plugins: [
    new MiniCssExtractPlugin(),
    new ModuleFederationPlugin({
      ...federation,
      library: { type: 'module' },
      dts: false,
      runtimePlugins: ['./runtime-plugin.mjs'],
    }),
  ],
};
