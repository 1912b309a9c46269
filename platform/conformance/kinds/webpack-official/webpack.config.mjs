import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { federation } from './federation.mjs';

export default {
  mode: 'production',
  entry: {},
  output: { clean: true, publicPath: 'auto', uniqueName: federation.name },
  resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js'] },
  module: {
    rules: [
      { test: /\.[jt]sx?$/, exclude: /node_modules/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [new MiniCssExtractPlugin(), new ModuleFederationPlugin({ ...federation, dts: false })],
};
