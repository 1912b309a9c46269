/** What every bundler's plugin of Module Federation is told about the page. */
export const federation = {
  name: '%CONTAINER%',
  filename: 'remoteEntry.js',
  exposes: { './remote': './src/remote.js' },
  shared: Object.fromEntries(
    ['react', '@rodovia/shared/runtime', '@rodovia/shared/router'].map((key) => [
      key,
      { import: false, singleton: true, requiredVersion: key === 'react' ? '^19.0.0' : '^3.0.0' },
    ]),
  ),
};
