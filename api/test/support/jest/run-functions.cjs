const { mkdirSync, writeFileSync } = require('node:fs');
const { Session } = require('node:inspector/promises');
const path = require('node:path');
const { fileURLToPath } = require('node:url');

const root = path.resolve(__dirname, '../../../..');

/** Returns the path of a source within the repository; undefined otherwise. */
function sourceAt(url) {
  const file = url.startsWith('file:') ? path.relative(root, fileURLToPath(url)) : '';
  return /^(api|shared)\/src\//.test(file) ? file : undefined;
}

/**
 * Records which functions of the sources a test file runs, with V8's counters, in `folder` as `{ file, ran: { [source]:
 * string[] } }`. A function is identified by its name and its position in the compiled source.
 */
exports.recordRunFunctions = (folder, testPath) => {
  const session = new Session();
  const take = async () => (await session.post('Profiler.takePreciseCoverage')).result;
  return {
    async begin() {
      session.connect();
      await session.post('Profiler.enable');
      await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    },
    /** Discards what has run so far. */
    forget: take,
    async write() {
      const scripts = (await take()).filter(({ url }) => sourceAt(url));
      const ran = Object.fromEntries(
        scripts.map(({ url, functions }) => [
          sourceAt(url),
          functions
            .filter(({ functionName, ranges: [range] }) => functionName !== '' && range.count > 0)
            .map(({ functionName, ranges: [range] }) => `${functionName}:${range.startOffset}`),
        ]),
      );
      session.disconnect();
      mkdirSync(folder, { recursive: true });
      const file = path.relative(root, testPath);
      writeFileSync(path.join(folder, `${path.basename(file)}.json`), JSON.stringify({ file, ran }));
    },
  };
};
