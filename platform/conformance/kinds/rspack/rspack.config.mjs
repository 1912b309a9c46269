import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { federation } from './federation.mjs';

export default {
  mode: 'production',
  entry: {},
  output: { publicPath: 'auto', uniqueName: federation.name },
  module: {
    rules: [{ test: /\.css$/, use: [rspack.CssExtractRspackPlugin.loader, 'css-loader'], type: 'javascript/auto' }],
  },
  plugins: [new rspack.CssExtractRspackPlugin(), new ModuleFederationPlugin({ ...federation, dts: false })],
};
