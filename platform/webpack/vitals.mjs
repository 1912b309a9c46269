import path from 'node:path';
import { baseConfig } from './base.mjs';

/**
 * Webpack configuration of the measuring script: separate from the shell's chunks, so that it does not make them
 * larger.
 * @param {string} dir folder of the shell
 */
export function vitalsConfig(dir) {
  const config = baseConfig({ dir, name: 'shell' });
  return {
    ...config,
    name: 'vitals',
    entry: { main: path.join(dir, 'src/vitals/main.ts') },
    output: { ...config.output, path: path.join(config.output.path, 'vitals'), clean: true },
    optimization: { ...config.optimization, splitChunks: false },
    plugins: [],
  };
}
