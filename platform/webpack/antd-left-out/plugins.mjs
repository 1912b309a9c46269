import path from 'node:path';
import webpack from 'webpack';

/** Files that antd carries along and the back office never draws, and what stands in their place. */
const LEFT_OUT = [
  [/antd\/es\/table\/hooks\/useFilter\/FilterDropdown\.js$/, 'filter-dropdown.js'],
  [/antd\/es\/table\/hooks\/useSelection\.js$/, 'row-selection.js'],
  [/@rc-component\/form\/(es|lib)\/index\.js$/, 'forms.js'],
];

/** Leaves them out of a build: together they are a quarter of antd's bytes. */
export const antdLeftOut = () =>
  LEFT_OUT.map(
    ([file, replacement]) =>
      new webpack.NormalModuleReplacementPlugin(file, path.join(import.meta.dirname, replacement)),
  );
