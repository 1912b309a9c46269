import path from 'node:path';
import webpack from 'webpack';

/** Unused files of libraries, and their replacements. */
const LEFT_OUT = [
  // together a quarter of antd's size
  [/antd\/es\/table\/hooks\/useFilter\/FilterDropdown\.js$/, 'filter-dropdown.js'],
  [/antd\/es\/table\/hooks\/useSelection\.js$/, 'row-selection.js'],
  [/@rc-component\/form\/(es|lib)\/index\.js$/, 'forms.js'],
  // a sixth of the query library, which every first visit loads
  [/@tanstack\/query-core\/.+\/mutationCache\.js$/, 'mutation-cache.js'],
  [/@tanstack\/query-core\/.+\/infiniteQueryBehavior\.js$/, 'infinite-query.js'],
];

/** Returns plugins that replace these files. */
export const leftOut = () =>
  LEFT_OUT.map(
    ([file, replacement]) =>
      new webpack.NormalModuleReplacementPlugin(file, path.join(import.meta.dirname, replacement)),
  );
