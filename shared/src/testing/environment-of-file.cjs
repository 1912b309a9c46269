const { TestEnvironment: Browser } = require('jest-environment-jsdom');
const { TestEnvironment: Node } = require('jest-environment-node');

/** What runs on servers, or anywhere: a document would only cost its time. */
const WITHOUT_DOCUMENT = /[/\\](platform|shared[/\\]src[/\\]contracts)[/\\]/;

/** The environment of a test file, which `@jest-environment` in the file itself overrules. */
class EnvironmentOfFile {
  constructor(config, context) {
    const Environment = WITHOUT_DOCUMENT.test(context.testPath) ? Node : Browser;
    // biome-ignore lint/correctness/noConstructorReturn: Jest makes one with `new`, and each file needs its own kind
    return new Environment(config, context);
  }
}

module.exports = EnvironmentOfFile;
