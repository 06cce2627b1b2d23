import vm from 'node:vm';
import JsdomWithFetch from 'jest-fixed-jsdom';

/** jsdom with Node's own fetch, streams and files, which the simulated server intercepts. */
export default class BrowserEnvironment extends JsdomWithFetch {
  constructor(...args) {
    super(...args);
    // The same class that Node's FormData takes: jsdom's own would be sent as text.
    this.global.File = File;
    // As on a secure connection; jsdom's has random values only.
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
    // jsdom's has a clock and no timeline.
    this.global.performance.mark = performance.mark.bind(performance);
  }
}

const { compileFunction } = vm;
const compiled = new Map();

/**
 * Jest compiles each module again for each test file. Here a worker compiles it once and runs it in
 * the realm of every file that asks for it.
 */
vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext, importModuleDynamically } = options ?? {};
  if (!parsingContext) return compileFunction(code, parameters, options);
  let module = compiled.get(filename);
  if (module?.code !== code) {
    const opening = `(function(${parameters.join(',')}){`;
    module = { code };
    module.script = new vm.Script(`${opening}${code}\n})`, {
      filename,
      columnOffset: -opening.length,
      importModuleDynamically: (...request) => module.importDynamically(...request),
    });
    compiled.set(filename, module);
  }
  module.importDynamically = importModuleDynamically;
  return module.script.runInContext(parsingContext);
};
