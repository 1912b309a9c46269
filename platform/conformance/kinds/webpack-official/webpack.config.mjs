import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { federation } from './federation.mjs';

export default {
  mode: 'production',
  entry: {},
  output: { publicPath: 'auto', uniqueName: federation.name },
  module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  plugins: [
    new MiniCssExtractPlugin(),
    new ModuleFederationPlugin({ ...federation, dts: false, runtimePlugins: ['./runtime-plugin.mjs'] }),
  ],
};
