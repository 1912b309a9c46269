const { ModuleMocker } = require('jest-mock');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { recordRunFunctions } = require('./run-functions.cjs');

/**
 * An environment of Jest that is Node itself: the tests have the globals of the process that runs them, and no copy of
 * them. What is an `Error` to a test is one to the packages too, which `shared-packages-runtime.cjs` loads once.
 * Where `TEST_MAP` names a folder, each file leaves there which functions of the sources it ran.
 */
module.exports = class HostEnvironment {
  constructor({ projectConfig }, { testPath }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    const settings = { config: projectConfig, global: globalThis };
    this.fakeTimers = new LegacyFakeTimers({
      ...settings,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (ref) => ref },
    });
    this.fakeTimersModern = new ModernFakeTimers(settings);
    this.recording = process.env.TEST_MAP ? recordRunFunctions(process.env.TEST_MAP, testPath) : undefined;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Anything but null: null says that the environment is gone. */
  getVmContext() {
    return globalThis;
  }

  async setup() {
    await this.recording?.begin();
  }

  /** What runs while the file and its imports are loaded is no work of its tests. */
  async handleTestEvent({ name }) {
    if (name === 'run_start') await this.recording?.forget();
  }

  async teardown() {
    await this.recording?.write();
    // Jest tells the environments of earlier files too: they have the same globals
    this.recording = undefined;
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
  }
};
