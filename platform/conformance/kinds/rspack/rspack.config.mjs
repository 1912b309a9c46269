import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { federation } from './federation.mjs';

const scripts = {
  loader: 'builtin:swc-loader',
  options: {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  },
};

export default {
  mode: 'production',
  entry: {},
  output: { clean: true, publicPath: 'auto', uniqueName: federation.name },
  resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js'] },
  module: {
    rules: [
      { test: /\.[jt]sx?$/, exclude: /node_modules/, use: scripts },
      { test: /\.css$/, use: [rspack.CssExtractRspackPlugin.loader, 'css-loader'], type: 'javascript/auto' },
    ],
  },
  plugins: [new rspack.CssExtractRspackPlugin(), new ModuleFederationPlugin({ ...federation, dts: false })],
};
