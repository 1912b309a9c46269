const { TestEnvironment: Browser } = require('jest-environment-jsdom');
const { TestEnvironment: Node } = require('jest-environment-node');

/** Tests of components have a document; others would only pay for it, and say so where they need one. */
const DRAWS = /\.tsx$/;

/** The environment of a test file, which `@jest-environment` in the file itself overrules. */
class EnvironmentOfFile {
  constructor(config, context) {
    const Environment = DRAWS.test(context.testPath) ? Browser : Node;
    // biome-ignore lint/correctness/noConstructorReturn: Jest makes one with `new`, and each file needs its own kind
    return new Environment(config, context);
  }
}

module.exports = EnvironmentOfFile;
