import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { federation } from './federation.mjs';

export default {
  mode: 'production',
  entry: {},
  output: { publicPath: 'auto', uniqueName: federation.name },
  module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  plugins: [new MiniCssExtractPlugin(), new webpack.container.ModuleFederationPlugin(federation)],
};
