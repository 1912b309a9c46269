const { TestEnvironment: Browser } = require('jest-environment-jsdom');
const { TestEnvironment: Node } = require('jest-environment-node');

/** Component tests run in jsdom. Other tests start faster without it and opt in with `@jest-environment`. */
const DRAWS = /\.tsx$/;

/** Chooses the environment of a test file; `@jest-environment` in the file overrides it. */
class EnvironmentOfFile {
  constructor(config, context) {
    const Environment = DRAWS.test(context.testPath) ? Browser : Node;
    // biome-ignore lint/correctness/noConstructorReturn: Jest calls it with `new`, and each file needs its own kind
    return new Environment(config, context);
  }
}

module.exports = EnvironmentOfFile;
