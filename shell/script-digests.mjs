// Scripts that load each other carry each other's digest (Subresource Integrity), so that pages need only the first.
import { createHash } from 'node:crypto';
import { rspack } from '@rsbuild/core';

/** In src/observed/next-script.ts; as long as a digest in base64. */
const PLACE = '0'.repeat(64);

/** Each loads the one before it, whose bytes are final by then. */
const CHAIN = ['vitals.js', 'observed.js', 'start.js'];

/** Fills in the digest of the script that each one loads. */
export const scriptDigests = {
  apply(compiler) {
    const name = 'ScriptDigests';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the minifier and the banner (federation.mjs).
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const bytesOf = (file) => compilation.getAsset(file).source.buffer();
        for (const [index, file] of CHAIN.slice(1).entries()) {
          const digest = createHash('sha384').update(bytesOf(CHAIN[index])).digest('base64');
          compilation.updateAsset(file, (source) => filled(source, file, digest));
        }
      });
    });
  },
};

function filled(source, file, digest) {
  const { source: content, map } = source.sourceAndMap();
  const text = content.toString();
  if (!text.includes(PLACE)) throw new Error(`${file} has no place for a digest.`);
  const { RawSource, SourceMapSource } = rspack.sources;
  // As long as before: the map stays true.
  const replaced = text.replace(PLACE, digest);
  return map ? new SourceMapSource(replaced, file, map) : new RawSource(replaced);
}
