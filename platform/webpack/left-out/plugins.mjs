import path from 'node:path';
import webpack from 'webpack';

/** Files that libraries carry along and nothing here uses, and what stands in their place. */
const LEFT_OUT = [
  // together a quarter of antd's bytes
  [/antd\/es\/table\/hooks\/useFilter\/FilterDropdown\.js$/, 'filter-dropdown.js'],
  [/antd\/es\/table\/hooks\/useSelection\.js$/, 'row-selection.js'],
  [/@rc-component\/form\/(es|lib)\/index\.js$/, 'forms.js'],
  // a sixth of the query library's, in every first visit
  [/@tanstack\/query-core\/.+\/mutationCache\.js$/, 'mutation-cache.js'],
  [/@tanstack\/query-core\/.+\/infiniteQueryBehavior\.js$/, 'infinite-query.js'],
];

/** Leaves them out of a build. */
export const leftOut = () =>
  LEFT_OUT.map(
    ([file, replacement]) =>
      new webpack.NormalModuleReplacementPlugin(file, path.join(import.meta.dirname, replacement)),
  );
