const { ModuleMocker } = require('jest-mock');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { recordRunFunctions } = require('./run-functions.cjs');

/**
 * A Jest environment that uses Node's own globals instead of copies, so that `Error` is the same class for tests and
 * packages, which `shared-packages-runtime.cjs` loads once. If `TEST_MAP` names a folder, each file records the
 * functions that it ran.
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

  /** null would mean that the environment has been torn down */
  getVmContext() {
    return globalThis;
  }

  async setup() {
    await this.recording?.begin();
  }

  /** code that runs while the file and its imports load is not part of its tests */
  async handleTestEvent({ name }) {
    if (name === 'run_start') await this.recording?.forget();
  }

  async teardown() {
    await this.recording?.write();
    // Jest also notifies the environments of earlier files, which share the globals
    this.recording = undefined;
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
  }
};
