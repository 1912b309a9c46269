const { ModuleMocker } = require('jest-mock');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');

/**
 * An environment of Jest that is Node itself: the tests have the globals of the process that runs them, and no copy of
 * them. What is an `Error` to a test is one to the packages too, which `shared-packages-runtime.cjs` loads once.
 */
module.exports = class HostEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    const settings = { config: projectConfig, global: globalThis };
    this.fakeTimers = new LegacyFakeTimers({
      ...settings,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (ref) => ref },
    });
    this.fakeTimersModern = new ModernFakeTimers(settings);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Anything but null: null says that the environment is gone. */
  getVmContext() {
    return globalThis;
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
  }
};
