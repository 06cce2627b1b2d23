// Bundles load their parts only with the digest that the shell knows (src/remotes/integrity.ts).
import { rspack } from '@rsbuild/core';

/** Equal to src/remotes/script-integrity.ts. */
const SHELL = 'window.__PLENARY_INTEGRITY__';

/** In place of the bundler's function that adds a script: waits until the digest of the script is known. */
class VerifiedScripts extends rspack.RuntimeModule {
  constructor() {
    super('verified scripts', rspack.RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const load = rspack.RuntimeGlobals.loadScript;
    return `const load = ${load};
${load} = (url, done, ...rest) => {
  ${SHELL}.find(url).then(
    () => load(url, done, ...rest),
    () => done({ type: 'unverified', target: { src: url } }),
  );
};`;
  }
}

export const verifiedScripts = {
  apply(compiler) {
    const name = 'VerifiedScripts';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap(name, (code) => `${code}\nscript.integrity = ${SHELL}.of(url);`);
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, requirements) => {
        if (chunk.hasRuntime() && !requirements.has(rspack.RuntimeGlobals.hmrDownloadManifest)) {
          requirements.add(rspack.RuntimeGlobals.loadScript);
          compilation.addRuntimeModule(chunk, new VerifiedScripts());
        }
      });
    });
  },
};
