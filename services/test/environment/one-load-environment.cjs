const { createRequire } = require('node:module');
const vm = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * Test files run in the realm of their worker, so that what Node has loaded for one of them can be
 * used by the next: `instanceof` holds between tests and the product. What a file adds to the
 * globals and to the environment's variables goes with it.
 */
module.exports = class OneLoadEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.before = new Map(Reflect.ownKeys(globalThis).map((key) => [key, descriptor(key)]));
    this.variables = { ...process.env };
    // Jest wraps it for each file.
    this.exit = process.exit;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    globalThis.loadOnce = loadOnce;
    Object.assign(globalThis, projectConfig.globals);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return thisRealm;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    process.exit = this.exit;
    for (const key of Reflect.ownKeys(globalThis)) {
      const isOfTest = !this.before.has(key) && !ofModules.has(key);
      if (isOfTest && descriptor(key).configurable) delete globalThis[key];
    }
    for (const [key, value] of this.before) {
      if (value.configurable) Object.defineProperty(globalThis, key, value);
    }
    for (const name of Object.keys(process.env)) {
      if (!(name in this.variables)) delete process.env[name];
    }
    Object.assign(process.env, this.variables);
  }
};

const load = createRequire(__filename);
/** Names of globals that loaded modules keep their state in; they live as long as the modules. */
const ofModules = new Set();

function loadOnce(path) {
  const before = new Set(Reflect.ownKeys(globalThis));
  const loaded = load(path);
  for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) ofModules.add(key);
  return loaded;
}

const descriptor = (key) => Object.getOwnPropertyDescriptor(globalThis, key);

/** Jest compiles for a context; for this one it compiles for the realm of the worker. */
const thisRealm = vm.createContext({});
const { compileFunction } = vm;

vm.compileFunction = (code, parameters, options) =>
  options.parsingContext === thisRealm
    ? compileFunction(code, parameters, {
        filename: options.filename,
        importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      })
    : compileFunction(code, parameters, options);
