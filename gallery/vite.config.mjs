import { execFileSync } from 'node:child_process';

/** Prints what webpack's loader makes of the file whose name it gets. */
const PRINT = `
import loader from './platform/webpack/antd-css-loader.mjs';
console.log(loader.call({ resourcePath: process.argv[1], addDependency() {} }));`;

/** Fills antd's style sheets as the webpack builds do, in a process of its own: Vite's has another copy of React. */
const antdCss = {
  name: 'antd-css',
  enforce: 'pre',
  load(id) {
    const [file] = id.split('?');
    if (!/antd\.(list|form)\.css$/.test(file)) return null;
    const env = { ...process.env, NODE_ENV: 'production' };
    return execFileSync(process.execPath, ['--input-type=module', '-e', PRINT, file], { encoding: 'utf8', env });
  },
};

export default {
  plugins: [antdCss],
  // nothing of it is published
  build: { chunkSizeWarningLimit: 5000, reportCompressedSize: false },
};
