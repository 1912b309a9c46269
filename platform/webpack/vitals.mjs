import path from 'node:path';
import { baseConfig } from './base.mjs';

/**
 * Build of what a page measures itself with: one script of its own, which the page names and no chunk of the shell
 * knows, so that it costs the shell's own scripts nothing.
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
